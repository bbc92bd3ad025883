import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { button, primary } from '../../primitives/buttons/buttons.css';

const { color } = vars;

export const submit = style([
  button,
  primary,
  { selectors: { '&[aria-disabled="true"]': { cursor: 'progress' } } },
]);
/** The spinner in the colour of the button's text. */
export const ring = style({ display: 'inline-flex' });
globalStyle(`${ring} > *`, {
  borderColor: `color-mix(in srgb, ${color.onAccent} 35%, transparent)`,
  borderTopColor: color.onAccent,
});
