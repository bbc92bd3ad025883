import { globalStyle, style } from '@vanilla-extract/css';
import { panelBox, stack } from '../../../../theme/rules';
import { radius, spacious, size } from '../../../../theme/tokens';
import { barHeights } from '../LinkTable/LinkFilters.css';
import { headHeight, pagerHeight, rowHeight } from '../LinkTable/LinkTable.css';

const rows = 10;
const pageHeight = { line: headHeight + rows * rowHeight.line, stack: rows * rowHeight.stack };
const gap = 12;

/** Keeps its space while empty, so that the page does not jump. */
export const place = style({
  '@container': Object.fromEntries(
    barHeights.map(({ from, height }) => {
      const page = from < 640 ? pageHeight.stack : pageHeight.line;
      const room = size(height + gap + page + pagerHeight + 2);
      return [`(min-width: ${from}px)`, { selectors: { '&:empty': { minHeight: room } } }];
    }),
  ),
});
export const choice = style(stack(gap));
export const results = style([choice, { borderRadius: radius.large }]);
export const frame = style({ ...panelBox, overflow: 'hidden' });
/** As high as a full page of the table, so that short pages do not move the content below. */
export const roomForPage = style({
  minHeight: size(pageHeight.stack),
  '@container': { [spacious]: { minHeight: size(pageHeight.line) } },
});
/** No frame of its own inside the table's frame. */
export const nothing = style({});
globalStyle(`${nothing} > *`, { border: 'none' });
