import { style } from '@vanilla-extract/css';
import { dropdown, flexRow, plainButton, stack } from '../../../theme/rules';
import { color, radius, size, text } from '../../../theme/tokens';

export const popup = style({
  ...dropdown,
  insetInlineEnd: 0,
  width: 'max-content',
  minWidth: '100%',
  padding: size(6),
  fontSize: text.small,
});
export const items = style(stack(2));
export const item = style({
  ...plainButton,
  ...flexRow(16),
  justifyContent: 'space-between',
  minHeight: size(32),
  padding: size(0, 10),
  borderRadius: radius.small,
  color: color.text,
  ':hover': { background: color.surfaceSunken },
  ':focus-visible': { background: color.surfaceSunken },
});
export const ending = style({ color: color.textMuted });
export const state = style({ ...stack(8), padding: size(6, 10) });
