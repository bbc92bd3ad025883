import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { button } from '../buttons/buttons.css';

const { color } = vars;

/** While the request runs, the button keeps its look, name and focus. */
export const confirm = style({
  selectors: { '&[aria-disabled="true"]': { cursor: 'progress' } },
});
/** A button for actions that cannot be undone. */
export const danger = style([
  button,
  {
    background: color.dangerSoft,
    borderColor: color.dangerEdge,
    color: color.dangerText,
    boxShadow: `inset 0 -2px 0 color-mix(in srgb, ${color.dangerEdge} 40%, transparent)`,
    fontWeight: 600,
    ':hover': { background: `color-mix(in srgb, ${color.dangerEdge} 16%, ${color.dangerSoft})` },
  },
]);
export const ring = style({ display: 'inline-flex' });
globalStyle(`${ring} > *`, {
  borderColor: 'color-mix(in srgb, currentColor 35%, transparent)',
  borderTopColor: 'currentColor',
});
