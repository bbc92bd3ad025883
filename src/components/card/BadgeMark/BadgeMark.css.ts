import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { radius, size, text, weight } from '../../../theme/measures';
import { deep, ground, mid } from '../Glyph/Glyph.css';

/** Width of the icon: 2 em of the small text size (product 3.3). */
const width = '2em';

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: size(6),
  borderRadius: radius.full,
  background: ground,
  color: deep,
  fontSize: text.small,
  fontWeight: weight.semibold,
  lineHeight: 1.2,
  textDecoration: 'none',
  ':focus-visible': { borderRadius: radius.full },
  selectors: { 'a&:hover': { boxShadow: `0 0 0 2px ${mid}` } },
});
/** A badge with its name beside the icon. The name gives way where space is short. */
export const named = style({ flex: '0 1 auto', minWidth: 0, paddingInlineEnd: size(10) });
export const drawing = style({
  flex: 'none',
  width,
  height: width,
  display: 'block',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const fill = style({ fill: mid });
export const line = style({ fill: 'none', stroke: deep, strokeWidth: 2 });
/** Truncates a long name. */
export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxWidth: size(220),
  color: vars.color.text,
});
