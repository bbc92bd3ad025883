import { style } from '@vanilla-extract/css';
import { size, text } from '../../theme/measures';

// In em of the body size, so that the steps move with the text: 960 and 640 drawn pixels.
const wide = '(min-width: 64em)';
const narrow = '(max-width: 42.6em)';

/** What the page measures itself by. */
export const slot = style({ containerType: 'inline-size', minWidth: 0 });

/**
 * One column in reading order; where there is room two. There the Content box spans the header's row and an empty one that
 * takes what it is taller, and the last row takes what either column is longer: neither opens a gap in the other.
 */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: size(32),
  '@container': {
    [wide]: {
      gridTemplateColumns: `minmax(0, 1fr) ${size(368)}`,
      gridTemplateRows: 'auto auto 1fr',
      columnGap: size(56),
      rowGap: 0,
    },
  },
});
export const header = style({
  minWidth: 0,
  '@container': { [wide]: { gridArea: '1 / 1' } },
});
export const contents = style({
  minWidth: 0,
  '@container': { [wide]: { gridArea: '1 / 2 / 3', alignSelf: 'start', paddingBottom: size(16) } },
});
export const main = style({
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: size(32),
  '@container': { [wide]: { gridArea: '2 / 1 / 4', paddingTop: size(32) } },
});
export const side = style({
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: size(16),
  '@container': { [wide]: { gridArea: '3 / 2' } },
});

export const head = style({
  display: 'flex',
  gap: size(20),
  alignItems: 'flex-start',
  '@container': { [narrow]: { flexDirection: 'column', gap: size(12) } },
});
export const headMain = style({ flex: 1, minWidth: 0, display: 'grid', gap: size(12) });
export const title = style({
  fontSize: text.page,
  letterSpacing: '-.025em',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '@container': { [narrow]: { fontSize: size(26), textWrap: 'wrap' } },
});
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: size(8),
});
export const sectionTitle = style({
  marginBottom: size(12),
  fontSize: text.section,
  letterSpacing: '-.02em',
});
export const summary = style({ fontSize: size(16), overflowWrap: 'anywhere' });
