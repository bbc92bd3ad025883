import { style } from '@vanilla-extract/css';

/** Makes its row as high as a row of badges, and takes no space beside other items. */
export const room = style({ position: 'absolute' });
