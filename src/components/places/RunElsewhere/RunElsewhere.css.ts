import { globalStyle, style } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { color, radius, size, text, weight } from '../../../theme/tokens';

export const details = style({ minWidth: 0, '@media': { print: { display: 'none' } } });
export const summary = style({
  width: 'fit-content',
  minHeight: size(24),
  cursor: 'pointer',
  fontWeight: weight.semibold,
  ':focus-visible': { borderRadius: radius.small },
});
export const menu = style({ ...rules.stack(8), paddingTop: size(8) });
export const places = style({ ...rules.stack(8), minWidth: 0 });
export const place = style({
  ...rules.stack(8),
  minWidth: 0,
  padding: size(12),
  borderRadius: radius.medium,
  background: color.surface,
});
export const name = style({ fontSize: text.small, fontWeight: weight.semibold });
export const remark = style({ ...rules.mutedSmall, overflowWrap: 'anywhere' });
export const warning = style({ ...rules.small, overflowWrap: 'anywhere' });
export const inside = style(rules.stack(4));
export const more = style({
  ...rules.small,
  width: 'fit-content',
  minHeight: size(24),
  cursor: 'pointer',
});
export const notebooks = style({ ...rules.stack(4), ...rules.small, overflowWrap: 'anywhere' });
globalStyle(`${notebooks} a`, { display: 'inline-block', minHeight: size(24) });
export const form = style({ ...rules.stack(8), justifyItems: 'start' });
globalStyle(`${form} > :first-child`, { width: '100%' });
export const change = style({ justifySelf: 'start' });
