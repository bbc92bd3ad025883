import { style } from '@vanilla-extract/css';

/** The menu opens below it. */
export const place = style({ position: 'relative' });
