import { style } from '@vanilla-extract/css';
import { columnWidths, size } from '../../../theme/measures';

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

/** The rows that are drawn, at their height in the page. */
export const drawnRows = style([row, { position: 'absolute', insetInline: 0, top: 0, rowGap: 0 }]);

/** The room of one card, with the gap below it. */
export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: size(16),
});
