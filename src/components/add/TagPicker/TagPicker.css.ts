import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { leading, radius, size, text, weight } from '../../../theme/measures';
import { fieldFocus, frame } from '../../primitives/Field/Field.css';

const { color } = vars;

export const anchor = style({ position: 'relative' });
export const combo = style([
  frame,
  {
    display: 'flex',
    alignItems: 'flex-start',
    minHeight: size(40),
    cursor: 'text',
    selectors: { '&:has(input:focus-visible)': fieldFocus },
  },
]);
export const contents = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: size(6),
  padding: size(5),
});
export const chipItem = style({ display: 'flex', maxWidth: '100%' });
export const chips = style({ display: 'contents' });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: size(4),
  minHeight: size(28),
  maxWidth: '100%',
  padding: `0 ${size(6)} 0 ${size(8)}`,
  border: `1px solid ${color.accentEdge}`,
  borderRadius: radius.small,
  background: color.accentSoft,
  color: color.accentText,
  fontSize: text.small,
  fontWeight: weight.semibold,
  lineHeight: 1.2,
  cursor: 'pointer',
  ':hover': { background: color.accentSoftHover },
});
export const chipName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const typed = style({
  flex: 1,
  minWidth: size(112),
  minHeight: size(28),
  padding: `0 ${size(6)}`,
  border: 0,
  background: 'none',
  fontSize: text.small,
  outline: 'none',
  '::placeholder': { color: color.textPlaceholder, opacity: 1 },
});
export const toggle = style({ margin: size(3) });
export const popup = style({
  position: 'absolute',
  zIndex: 5,
  insetInline: 0,
  top: `calc(100% + ${size(4)})`,
  overflow: 'hidden',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  boxShadow: '0 1px 2px rgb(20 40 28 / .08), 0 12px 32px rgb(20 40 28 / .16)',
  fontSize: text.small,
  lineHeight: leading.snug,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const list = style({
  maxHeight: size(270),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: size(4),
  selectors: { '&:empty': { display: 'none' } },
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: size(32),
  padding: `${size(4)} ${size(8)}`,
  borderRadius: radius.small,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { background: color.accentSoft, color: color.accentText },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
    },
  },
});
export const nothing = style({
  display: 'flex',
  alignItems: 'center',
  gap: size(8),
  padding: `${size(10)} ${size(12)}`,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
