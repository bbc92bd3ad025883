import { style } from '@vanilla-extract/css';

/** Leaves the layout to what React renders inside it. */
export const container = style({ display: 'contents' });
