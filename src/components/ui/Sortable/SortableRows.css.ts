import { style } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { color, motion } from '../../../theme/tokens';
import { iconButton } from '../buttons/buttons.css';

/** How rows make space for a dragged one: 200 ms (product 9), or at once with reduced motion. */
export const transition = `transform ${motion.medium} ${motion.ease}`;
/** A row that can be dragged. */
export const row = style({
  selectors: {
    '&[data-dragging="true"]': {
      position: 'relative',
      zIndex: 1,
      borderColor: color.accentEdge,
      background: color.accentSoft,
      boxShadow: rules.shadow,
    },
  },
});
export const handle = style([
  iconButton,
  { cursor: 'grab', touchAction: 'none', ':active': { cursor: 'grabbing' } },
]);
/** The button stays at the ends of the list, so that it keeps the focus. */
export const move = style([iconButton, rules.dimmedIfDisabled]);
