import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { leading, radius, size, text, weight } from '../../../theme/measures';

const { color } = vars;
const roomy = '(min-width: 640px)';

export const note = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: size(12),
  padding: `${size(12)} ${size(16)}`,
  border: `1px solid ${color.warmEdge}`,
  borderRadius: radius.medium,
  background: color.warmSoft,
  fontSize: text.small,
  lineHeight: leading.snug,
});
export const heading = style({ color: color.warmText, fontWeight: weight.semibold });
export const list = style({ display: 'grid', gap: size(12) });
export const conflict = style({ display: 'grid', gap: size(6) });
export const name = style({ fontSize: text.small, fontWeight: weight.semibold });
export const values = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: size(8),
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const value = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'start',
  gap: size(8),
  padding: size(10),
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.surface,
});
export const whose = style({ color: color.textMuted });
export const words = style({
  maxWidth: '100%',
  maxHeight: size(160),
  overflowY: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
