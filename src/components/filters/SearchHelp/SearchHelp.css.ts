import { style } from '@vanilla-extract/css';
import { color, font, radius, size, text } from '../../../theme/tokens';

export const tips = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: size(12),
  fontSize: text.small,
});
export const operators = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) minmax(40%, 1fr)',
  alignItems: 'baseline',
  gap: size(6, 12),
  margin: 0,
});
export const operator = style({ display: 'contents' });
export const typed = style({
  padding: size(2, 6),
  borderRadius: radius.xs,
  background: color.surfaceSunken,
  fontFamily: font.mono,
  overflowWrap: 'anywhere',
});
export const effect = style({ margin: 0, color: color.textMuted });
export const remark = style({ margin: 0, color: color.textMuted });
export const ways = style({
  display: 'grid',
  justifyItems: 'center',
  gap: size(8),
  flexBasis: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const line = style({ flexBasis: '100%', margin: 0, textAlign: 'center' });
