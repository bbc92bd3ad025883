import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { leading, size, text, weight } from '../../../theme/measures';

const { color } = vars;

export const steps = style({
  display: 'grid',
  gap: size(16),
  counterReset: 'step',
  fontSize: text.small,
  lineHeight: leading.snug,
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: `${size(28)} minmax(0, 1fr)`,
  columnGap: size(12),
  color: color.textMuted,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    gridRow: 'span 2',
    width: size(28),
    height: size(28),
    borderRadius: '50%',
    background: color.accentSoft,
    color: color.accentText,
    fontWeight: weight.semibold,
  },
});
export const stepHeading = style({
  color: color.text,
  fontSize: text.small,
  fontWeight: weight.semibold,
});
