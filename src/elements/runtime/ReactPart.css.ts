import { style } from '@vanilla-extract/css';

/** Leaves the layout to the React content inside it. */
export const container = style({ display: 'contents' });
