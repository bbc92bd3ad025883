import { globalStyle, style } from '@vanilla-extract/css';
import { ellipsis } from '../../../theme/rules';
import { size, text } from '../../../theme/tokens';
import { list as tagList } from '../../card/TagList/TagList.css';

const rows = 2;
const height = 32;
const gap = 8;

/** Two rows, also while the tags load. Tags that do not fit are hidden. */
export const list = style([
  tagList,
  {
    gap: size(gap),
    alignContent: 'flex-start',
    height: size(rows * height + (rows - 1) * gap),
    overflow: 'hidden',
    // Space for focus rings at the edges.
    margin: size(-4),
    padding: size(4),
    boxSizing: 'content-box',
  },
]);
export const tag = style({
  minHeight: size(height),
  paddingInline: size(8, 12),
  fontSize: text.body,
});
globalStyle(`${tag} a`, ellipsis);
/** Is measured, but pointer and keyboard cannot reach it. */
export const unfit = style({ visibility: 'hidden' });
