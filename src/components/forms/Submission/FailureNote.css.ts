import { style } from '@vanilla-extract/css';
import { noteBox, stack, wrappingRow } from '../../../theme/rules';
import { color, size, text, weight } from '../../../theme/tokens';
import { textButton } from '../../ui/buttons/buttons.css';

export const note = style({
  ...noteBox('danger'),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: size(4, 10),
});
/** Not a line of text, which would be higher than the first line beside it. */
export const sign = style({
  display: 'flex',
  alignSelf: 'start',
  color: color.dangerText,
  fontSize: text.body,
});
export const content = style({ ...stack(4), minWidth: 0 });
export const heading = style({ color: color.dangerText, fontWeight: weight.semibold });
export const message = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
/** The fields concerned, each with a link. */
export const fields = style(stack(2));
export const field = style(wrappingRow(0, 8));
export const link = style([textButton, { color: 'inherit' }]);
