import { style } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { color, radius, size, text } from '../../../theme/tokens';
import { fieldFocus, frame } from '../../ui/Field/Field.css';

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
export const contents = style({ ...rules.wrappingRow(6), flex: 1, minWidth: 0, padding: size(5) });
export const chipItem = style({ display: 'flex', maxWidth: '100%' });
export const chips = style({ display: 'contents' });
export const chip = style({
  ...rules.inlineRow(4),
  ...rules.tinted('accent'),
  ...rules.smallBold,
  minHeight: size(28),
  maxWidth: '100%',
  padding: size(0, 6, 0, 8),
  borderRadius: radius.small,
  color: color.accentText,
  lineHeight: 1.2,
  cursor: 'pointer',
  ':hover': { background: color.accentSoftHover },
});
export const chipName = style(rules.ellipsis);
export const input = style({
  ...rules.placeholder,
  flex: 1,
  minWidth: size(112),
  minHeight: size(28),
  padding: size(0, 6),
  border: 0,
  background: 'none',
  fontSize: text.small,
  outline: 'none',
});
export const toggle = style({ margin: size(3) });
export const popup = style({ ...rules.dropdown, ...rules.small, insetInline: 0 });
export const list = style({
  maxHeight: size(270),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: size(4),
  selectors: { '&:empty': { display: 'none' } },
});
export const option = style({
  ...rules.activeOption('&[aria-selected="true"]'),
  display: 'flex',
  alignItems: 'center',
  minHeight: size(32),
  padding: size(4, 8),
  borderRadius: radius.small,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});
export const nothing = style({
  ...rules.flexRow(8),
  padding: size(10, 12),
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
