import { style } from '@vanilla-extract/css';
import { flexRow, searchBox } from '../../../theme/rules';
import { radius, size, text } from '../../../theme/tokens';

/** On the line of the title, so that nothing moves when the tags arrive. */
export const line = style({
  ...flexRow(6),
  position: 'absolute',
  insetInline: size(56, 16),
  top: size(6),
  justifyContent: 'space-between',
});
export const field = style({
  ...searchBox,
  width: size(160),
  minWidth: 0,
  minHeight: size(28),
  padding: size(0, 6),
  borderRadius: radius.small,
  fontSize: text.small,
  // The browser's own button, in our colours.
  '::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
});
