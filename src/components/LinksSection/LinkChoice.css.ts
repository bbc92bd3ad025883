import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { radius, size } from '../../theme/measures';
import { headHeight, pagerHeight, rowHeight } from './LinkTable.css';

const { color } = vars;
const roomy = '(min-width: 640px)';
const rows = 10;
const pageHeight = { line: headHeight + rows * rowHeight.line, stack: rows * rowHeight.stack };
const filterHeight = { line: 32 + 12, stack: 3 * 32 + 2 * 4 + 12 };

/** Keeps its room while nothing is in it, so that what stands below does not jump. */
export const place = style({
  selectors: {
    '&:empty': { minHeight: size(filterHeight.stack + pageHeight.stack + pagerHeight + 2) },
  },
  '@container': {
    [roomy]: {
      selectors: {
        '&:empty': { minHeight: size(filterHeight.line + pageHeight.line + pagerHeight + 2) },
      },
    },
  },
});
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: size(12),
});
export const results = style([
  choice,
  {
    borderRadius: radius.large,
    ':focus': { outline: 'none' },
    ':focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
]);
export const frame = style({
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
});
/** As high as a full page of the table, so that the last page and other filters move nothing. */
export const roomForPage = style({
  minHeight: size(pageHeight.stack),
  '@container': { [roomy]: { minHeight: size(pageHeight.line) } },
});
