import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { leading, radius, size, text } from '../../../theme/measures';

const { color } = vars;

export const notice = style({
  display: 'flex',
  gap: size(12),
  marginTop: size(20),
  padding: `${size(12)} ${size(16)}`,
  border: `1px solid ${color.infoEdge}`,
  borderRadius: radius.medium,
  background: color.infoSoft,
  color: color.infoText,
  fontSize: text.small,
  lineHeight: leading.snug,
});
export const words = style({ minWidth: 0, color: color.text, overflowWrap: 'anywhere' });
