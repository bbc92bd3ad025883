import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { radius, size } from '../../theme/measures';

/** The ground of a theme, in a page that may have the other one. */
export const ground = style({
  padding: size(20),
  borderRadius: radius.large,
  background: vars.color.bg,
});
