import { style } from '@vanilla-extract/css';
import { toned } from '../../../theme/rules';
import { color, weight } from '../../../theme/tokens';
import { button } from '../buttons/buttons.css';
import { waits } from '../buttons/sendButton.css';

/** A button for actions that cannot be undone. */
export const danger = style([
  button,
  waits,
  {
    ...toned('danger'),
    borderColor: color.dangerEdge,
    boxShadow: `inset 0 -2px 0 color-mix(in srgb, ${color.dangerEdge} 40%, transparent)`,
    fontWeight: weight.semibold,
    ':hover': { background: `color-mix(in srgb, ${color.dangerEdge} 16%, ${color.dangerSoft})` },
  },
]);
