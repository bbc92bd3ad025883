import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { size, text } from '../../../theme/measures';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: size(-3),
  gap: `${size(4)} ${size(14)}`,
  color: vars.color.textMuted,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});
export const metric = style({ display: 'inline-flex', alignItems: 'center', gap: size(5) });
