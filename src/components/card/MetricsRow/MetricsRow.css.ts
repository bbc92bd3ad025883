import { style } from '@vanilla-extract/css';
import { inlineRow, wrappingRow } from '../../../theme/rules';
import { color, size, text } from '../../../theme/tokens';

export const row = style({
  ...wrappingRow(4, 14),
  marginInlineStart: size(-3),
  color: color.textMuted,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});
export const metric = style(inlineRow(5));
