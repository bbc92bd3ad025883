import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { leading, size, text, weight } from '../../../theme/measures';

export const place = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: size(8),
  minWidth: 0,
});
/** Takes the place of the button's label. */
export const outcome = style({
  color: vars.color.accentText,
  fontFamily: vars.font.sans,
  fontSize: text.small,
  fontWeight: weight.semibold,
  lineHeight: leading.snug,
  textAlign: 'end',
  // A live region must stay in the page, or screen readers miss its text.
  ':empty': { marginInlineEnd: size(-8) },
});
