import { style } from '@vanilla-extract/css';
import { columnWidths, size } from '../../theme/measures';

/** What the number of columns is measured by. */
export const host = style({ containerType: 'inline-size', position: 'relative' });

/** Cards of one row are equally high. */
export const row = style({
  display: 'grid',
  gap: size(16),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [`(min-width: ${columnWidths.two}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [`(min-width: ${columnWidths.three}px)`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** A row that stands at its own height in the page, whatever rows are drawn around it. */
export const placedRow = style([
  row,
  {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    paddingBottom: size(16),
  },
]);
