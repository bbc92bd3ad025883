import { style } from '@vanilla-extract/css';
import { vars } from '../../../../theme/contract.css';
import { leading, radius, size, text, weight } from '../../../../theme/measures';

const { color, motion } = vars;
const narrow = '(max-width: 459px)';

export const heading = style({
  marginBottom: size(8),
  fontSize: text.large,
  ':focus': { outline: 'none' },
  ':focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
});
export const nothing = style({
  padding: `${size(12)} ${size(16)}`,
  border: `1px dashed ${color.edge}`,
  borderRadius: radius.medium,
  color: color.textMuted,
  fontSize: text.small,
  lineHeight: leading.snug,
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: size(6),
});
/** How rows make room for a dragged one: 200 ms (product 9), or at once with reduced motion. */
export const transition = `transform ${motion.medium} ${motion.ease}`;
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: size(8),
  padding: size(6),
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  selectors: {
    '&[data-refused="true"]': { borderColor: color.dangerEdge },
    '&[data-dragging="true"]': {
      position: 'relative',
      zIndex: 1,
      borderColor: color.accentEdge,
      background: color.accentSoft,
      boxShadow: '0 1px 2px rgb(20 40 28 / .08), 0 12px 32px rgb(20 40 28 / .16)',
    },
  },
  '@container': { [narrow]: { flexWrap: 'wrap', justifyContent: 'flex-end' } },
});
export const grip = style({
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
export const words = style({
  flex: 1,
  minWidth: 0,
  fontSize: text.small,
  lineHeight: leading.snug,
  '@container': { [narrow]: { flexBasis: `calc(100% - ${size(128)})` } },
});
export const title = style({
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: weight.medium,
  '@container': {
    [narrow]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      whiteSpace: 'normal',
    },
  },
});
export const refusal = style({ color: color.dangerText, overflowWrap: 'anywhere' });
/** The button stays at the ends of the list, so that it keeps the focus. */
export const move = style({
  selectors: {
    '&[aria-disabled="true"]': { opacity: 0.4, background: 'none', cursor: 'default' },
  },
});
export const remove = style({
  ':hover': { background: color.dangerSoft, color: color.dangerText },
});
