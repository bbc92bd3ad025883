import { style } from '@vanilla-extract/css';
import { stack } from '../../../theme/rules';
import { color, radius, size } from '../../../theme/tokens';

export const part = style(stack(8));
export const opener = style({ justifySelf: 'start' });
/** The frame of the unfolded part. */
export const panel = style({
  ...stack(12),
  padding: size(12),
  border: `1px dashed ${color.edge}`,
  borderRadius: radius.medium,
  background: color.bg,
});
