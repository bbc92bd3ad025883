import { style } from '@vanilla-extract/css';
import { solid } from '../../../theme/rules';
import { color, radius, size, text } from '../../../theme/tokens';

export const place = style({ display: 'flex' });
export const panel = style({
  position: 'absolute',
  zIndex: 2,
  top: '100%',
  insetInlineEnd: 0,
  width: `min(${size(420)}, calc(100cqi - ${size(40)}))`,
  maxHeight: '70vh',
  overflow: 'auto',
  marginBlockStart: size(12),
  padding: size(16),
  border: solid(color.line),
  borderRadius: radius.medium,
  background: color.surface,
  color: color.text,
  fontSize: text.small,
  textAlign: 'start',
});
