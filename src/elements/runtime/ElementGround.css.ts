import { style } from '@vanilla-extract/css';
import { color, radius, size } from '../../theme/tokens';

/** The background of a theme, for a page that may use the other theme. */
export const ground = style({
  padding: size(20),
  borderRadius: radius.large,
  background: color.bg,
});
