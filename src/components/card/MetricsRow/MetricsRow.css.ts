import { style } from '@vanilla-extract/css';
import { wrappingRow } from '../../../theme/rules';
import { color, leading, size, text } from '../../../theme/tokens';

export const row = style({
  ...wrappingRow(2, 12),
  // Wraps beside the buttons.
  flex: '1 1 0',
  minWidth: size(100),
  color: color.textMuted,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});
/** The number above its word, so that cards beside each other have equally high rows. */
export const metric = style({ display: 'grid', lineHeight: leading.snug });
