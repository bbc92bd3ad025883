import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { size, text } from '../../../theme/measures';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: size(5),
  // Takes the space beside the badges while some of the name stays readable.
  flex: '1 1 0',
  minWidth: size(80),
  maxWidth: 'max-content',
  minHeight: size(28),
  color: vars.color.accentText,
  fontSize: text.small,
  textDecorationColor: 'transparent',
  selectors: { '&:not(:first-child)': { marginInlineStart: size(6) } },
});
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
