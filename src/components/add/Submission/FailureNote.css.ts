import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { textButton } from '../../primitives/buttons/buttons.css';
import { leading, radius, size, text, weight } from '../../../theme/measures';

const { color } = vars;

export const note = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${size(4)} ${size(10)}`,
  padding: `${size(12)} ${size(16)}`,
  border: `1px solid ${color.dangerEdge}`,
  borderRadius: radius.medium,
  background: color.dangerSoft,
  fontSize: text.small,
  lineHeight: leading.snug,
});
/** Not a line of text, which would be higher than the first line beside it. */
export const sign = style({
  display: 'flex',
  alignSelf: 'start',
  color: color.dangerText,
  fontSize: text.body,
});
export const words = style({ display: 'grid', gap: size(4), minWidth: 0 });
export const heading = style({ color: color.dangerText, fontWeight: weight.semibold });
export const said = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
/** The fields concerned, each with a link. */
export const fields = style({ display: 'grid', gap: size(2) });
export const field = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: size(8),
});
export const way = style([textButton, { color: 'inherit' }]);
