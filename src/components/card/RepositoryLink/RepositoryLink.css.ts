import { style } from '@vanilla-extract/css';
import { inlineRow } from '../../../theme/rules';
import { size, text } from '../../../theme/tokens';

export const link = style({
  ...inlineRow(5),
  // Without space beside the badges, it moves below them.
  minWidth: 0,
  maxWidth: '100%',
  minHeight: size(28),
  fontSize: text.small,
  textDecorationColor: 'transparent',
  selectors: { '&:not(:first-child)': { marginInlineStart: size(6) } },
});
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });
