import { style } from '@vanilla-extract/css';
import * as rules from '../../../../theme/rules';
import { color, motion, radius, size, text, weight } from '../../../../theme/tokens';

const narrow = '(max-width: 459px)';

export const heading = style({ marginBottom: size(8), fontSize: text.large });
export const nothing = style({
  ...rules.mutedSmall,
  padding: size(12, 16),
  border: `1px dashed ${color.edge}`,
  borderRadius: radius.medium,
});
export const list = style(rules.stack(6));
/** How rows make room for a dragged one: 200 ms (product 9), or at once with reduced motion. */
export const transition = `transform ${motion.medium} ${motion.ease}`;
export const row = style({
  ...rules.flexRow(8),
  padding: size(6),
  border: rules.solid(color.line),
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  selectors: {
    '&[data-refused="true"]': { borderColor: color.dangerEdge },
    '&[data-dragging="true"]': {
      position: 'relative',
      zIndex: 1,
      borderColor: color.accentEdge,
      background: color.accentSoft,
      boxShadow: rules.shadow,
    },
  },
  '@container': { [narrow]: { flexWrap: 'wrap', justifyContent: 'flex-end' } },
});
export const handle = style({
  cursor: 'grab',
  touchAction: 'none',
  ':active': { cursor: 'grabbing' },
});
export const number = style({
  minWidth: size(20),
  color: color.textMuted,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const content = style({
  ...rules.small,
  flex: 1,
  minWidth: 0,
  '@container': { [narrow]: { flexBasis: `calc(100% - ${size(128)})` } },
});
export const title = style({
  ...rules.ellipsis,
  overflowWrap: 'anywhere',
  fontWeight: weight.medium,
  '@container': { [narrow]: { ...rules.clamp(3), whiteSpace: 'normal' } },
});
export const refusal = style({ color: color.dangerText, overflowWrap: 'anywhere' });
/** The button stays at the ends of the list, so that it keeps the focus. */
export const move = style(rules.dimmedIfDisabled);
export const remove = style({ ':hover': rules.toned('danger') });
