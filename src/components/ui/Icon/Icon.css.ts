import { style } from '@vanilla-extract/css';

/** An icon is a quarter larger than the text that it stands in. */
export const icon = style({
  width: '1.25em',
  height: '1.25em',
  flex: 'none',
  // Amid a line of text, its middle stands at that of the letters.
  verticalAlign: '-0.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
