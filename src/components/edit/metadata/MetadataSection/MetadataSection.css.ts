import { style } from '@vanilla-extract/css';
import { ellipsis, flexRow, stack, toned } from '../../../../theme/rules';
import { font, radius, size, text } from '../../../../theme/tokens';

export const secretField = style({ ...stack(6), minWidth: 0 });
/** As high as the visibility choice beside it. */
export const secret = style({
  ...flexRow(8),
  ...toned('warm'),
  minHeight: size(40),
  minWidth: 0,
  padding: size(3, 4, 3, 12),
  border: '1px solid transparent',
  borderRadius: radius.medium,
});
export const secretAddress = style({
  ...ellipsis,
  flex: 1,
  minWidth: 0,
  color: 'inherit',
  fontFamily: font.mono,
  fontSize: text.small,
  lineHeight: size(28),
});
export const authors = style(stack(4));
