import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { leading, radius, size, text } from '../../theme/measures';

const { color } = vars;

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${size(4)} ${size(10)}`,
  padding: `${size(8)} ${size(16)}`,
  border: `1px solid ${color.infoEdge}`,
  borderRadius: radius.medium,
  background: color.infoSoft,
  color: color.infoText,
  fontSize: text.small,
  lineHeight: leading.snug,
});
export const words = style({ flex: '1 1 16ch' });
export const action = style({ color: 'inherit' });
