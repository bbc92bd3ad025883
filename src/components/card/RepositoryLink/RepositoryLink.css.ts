import { style } from '@vanilla-extract/css';
import { ellipsis, inlineRow } from '../../../theme/rules';
import { size, text } from '../../../theme/tokens';

export const link = style({
  ...inlineRow(5),
  // Takes the space beside the badges while some of the name stays readable.
  flex: '1 1 0',
  minWidth: size(80),
  maxWidth: 'max-content',
  minHeight: size(28),
  fontSize: text.small,
  textDecorationColor: 'transparent',
  selectors: { '&:not(:first-child)': { marginInlineStart: size(6) } },
});
export const name = style(ellipsis);
