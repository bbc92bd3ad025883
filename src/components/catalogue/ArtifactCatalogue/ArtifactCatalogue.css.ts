import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { radius, size, text, weight } from '../../../theme/measures';

const { color } = vars;

export const catalogue = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: size(20),
});
export const results = style({ display: 'grid', gap: size(12) });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${size(8)} ${size(16)}`,
  minHeight: size(32),
});
export const count = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: size(8),
  fontSize: text.body,
  fontWeight: weight.semibold,
  letterSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: size(8),
  fontSize: text.small,
  color: color.textMuted,
});
export const select = style({
  appearance: 'none',
  minHeight: size(32),
  paddingBlock: 0,
  paddingInline: `${size(12)} ${size(32)}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.small,
  color: color.text,
  backgroundColor: color.surfaceRaised,
  backgroundImage:
    'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%)',
  backgroundSize: '5px 5px',
  backgroundPosition: 'right 16px top 55%, right 11px top 55%',
  backgroundRepeat: 'no-repeat',
  cursor: 'pointer',
  selectors: { '&:dir(rtl)': { backgroundPosition: 'left 11px top 55%, left 16px top 55%' } },
});
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${size(4)} ${size(12)}`,
  padding: `${size(8)} ${size(12)}`,
  border: `1px solid ${color.dangerEdge}`,
  borderRadius: radius.medium,
  background: color.dangerSoft,
  fontSize: text.small,
});
