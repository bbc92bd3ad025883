import { style } from '@vanilla-extract/css';
import { radius, size, text, vars } from '../../../src/entries/tokens';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: size(8),
} as const;

export const ways = style({ ...row, marginTop: size(16) });
export const search = style(row);
export const box = style({
  minWidth: 0,
  minHeight: size(40),
  padding: `0 ${size(12)}`,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: radius.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  font: 'inherit',
  fontSize: text.body,
  '::placeholder': { color: vars.color.textPlaceholder, opacity: 1 },
});
