import { style } from '@vanilla-extract/css';

/** An icon is a quarter larger than the surrounding text. */
export const icon = style({
  width: '1.25em',
  height: '1.25em',
  flex: 'none',
  // In a line of text, its middle is aligned with that of the letters.
  verticalAlign: '-0.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
