import { style } from '@vanilla-extract/css';
import { tinted, wrappingRow } from '../../../theme/rules';
import { color, radius, size, text } from '../../../theme/tokens';

/** A failure of one part of the page, in one line. */
export const failureNote = style({
  ...wrappingRow(4, 12),
  ...tinted('danger'),
  alignContent: 'center',
  padding: size(8, 12),
  borderRadius: radius.medium,
  color: color.text,
  fontSize: text.small,
});
