import { globalStyle, style } from '@vanilla-extract/css';
import { size, text } from '../../src/theme/tokens';

export const back = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: size(16),
  marginTop: size(-12),
  marginBottom: size(12),
  fontSize: text.small,
  '@media': { print: { display: 'none' } },
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: size(6),
  minHeight: size(24),
});
globalStyle(`[dir="rtl"] ${link} svg`, { transform: 'scaleX(-1)' });
