import { style } from '@vanilla-extract/css';
import { stack } from '../../../theme/rules';
import { columnWidths, size } from '../../../theme/tokens';

/** The container that determines the number of columns. */
export const host = style({ containerType: 'inline-size', position: 'relative' });

/**
 * The grid corrects the scroll position itself when its rows change. The browser must not do so.
 * Paper gets a list of all artifacts instead. The grid stays measurable, and keeps its state.
 */
export const windowedHost = style([
  host,
  {
    overflowAnchor: 'none',
    '@media': { print: { height: '0 !important', overflow: 'hidden', visibility: 'hidden' } },
  },
]);

export const row = style({
  ...stack(16),
  '@container': {
    [`(min-width: ${columnWidths.two}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [`(min-width: ${columnWidths.three}px)`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** All rows of cells. */
export const allRows = style([row, { rowGap: 0 }]);

/** The rendered rows, at their place in the page. */
const drawn = { position: 'absolute', insetInline: 0, top: 0 } as const;
export const drawnRows = style([allRows, drawn]);
/** The same for rows in place of cards. */
export const drawnDenseRows = style(drawn);

/** A row in place of cards. */
export const denseCell = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** One card and the gap below it. */
export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: size(16),
});
