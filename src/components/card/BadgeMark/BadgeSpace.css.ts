import { style } from '@vanilla-extract/css';

/** Makes its row as high as a row of badges, and takes no room beside others. */
export const room = style({ position: 'absolute' });
