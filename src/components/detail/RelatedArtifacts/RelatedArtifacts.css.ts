import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { radius, size, weight } from '../../../theme/measures';

const { color } = vars;

/** At most two in a row. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${size(248)}, 50% - ${size(6)})), 1fr))`,
  gap: size(12),
});
export const item = style({ display: 'flex', alignItems: 'center', gap: size(12), minWidth: 0 });
export const card = style({
  padding: size(12),
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
});
export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({
  minHeight: size(24),
  color: color.text,
  fontWeight: weight.semibold,
  lineHeight: 1.35,
  textDecoration: 'none',
  selectors: { 'a&:hover': { color: color.accentText, textDecoration: 'underline' } },
});
