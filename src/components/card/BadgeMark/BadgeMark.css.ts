import { style } from '@vanilla-extract/css';
import { inlineRow, smallBold } from '../../../theme/rules';
import { color, radius, size } from '../../../theme/tokens';
import { deep, ground, mid } from '../Glyph/Glyph.css';

/** Width of the icon: 2 em of the small text size (product 3.3). */
const width = '2em';

export const mark = style({
  ...inlineRow(6),
  ...smallBold,
  flex: 'none',
  borderRadius: radius.full,
  background: ground,
  color: deep,
  lineHeight: 1.2,
  textDecoration: 'none',
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
export const name = style({ minWidth: 0, color: color.text, overflowWrap: 'anywhere' });
