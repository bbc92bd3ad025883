import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { radius, size, text, weight } from '../../../theme/measures';

const { color } = vars;

/** The page's most prominent panel. */
export const box = style({
  background: color.accentSoft,
  borderColor: `color-mix(in srgb, ${color.accentEdge} 45%, transparent)`,
});
export const version = style({ overflowWrap: 'anywhere' });
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: size(8),
});
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size(24),
  padding: `0 ${size(10)}`,
  borderRadius: radius.full,
  background: color.surface,
  color: color.textMuted,
  fontSize: text.small,
  fontWeight: weight.semibold,
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size(144)}), 1fr))`,
  gap: size(8),
});
export const minor = style({ paddingInline: size(8), fontSize: text.small });
export const links = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  fontWeight: weight.semibold,
});
export const link = style({ display: 'flex', minWidth: 0 });
export const group = style({ display: 'grid', gap: size(8), marginTop: size(4) });
export const groupTitle = style({ fontSize: text.small });
export const sheets = style({ display: 'grid', gap: size(8) });
export const sheet = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: size(8),
  padding: size(12),
  borderRadius: radius.medium,
  background: color.surface,
});
export const sheetText = style({ minWidth: 0, overflowWrap: 'anywhere' });
