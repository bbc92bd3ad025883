import { style } from '@vanilla-extract/css';
import { inlineRow } from '../../../theme/rules';
import { size, text } from '../../../theme/tokens';

export const link = style({
  ...inlineRow(5),
  // Takes the space beside the badges, so that the row hardly grows when they arrive.
  flex: '1 1 0',
  minWidth: size(80),
  maxWidth: 'max-content',
  minHeight: size(28),
  fontSize: text.small,
  textDecorationColor: 'transparent',
  selectors: { '&:not(:first-child)': { marginInlineStart: size(6) } },
});
export const name = style({ minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.1 });
