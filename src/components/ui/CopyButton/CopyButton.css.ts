import { style } from '@vanilla-extract/css';
import { inlineRow, small } from '../../../theme/rules';
import { color, font, size, weight } from '../../../theme/tokens';

export const place = style({ ...inlineRow(8), justifyContent: 'flex-end', minWidth: 0 });
/** Takes the place of the button's label. */
export const outcome = style({
  ...small,
  color: color.accentText,
  fontFamily: font.sans,
  fontWeight: weight.semibold,
  textAlign: 'end',
  // A live region must stay in the page, or screen readers miss its text.
  ':empty': { marginInlineEnd: size(-8) },
});
