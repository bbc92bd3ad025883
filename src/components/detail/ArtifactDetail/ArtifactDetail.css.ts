import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { color, size, text } from '../../../theme/tokens';

// In em, so that breakpoints follow the text size: 960 and 640 pixels by default.
const wide = '(min-width: 64em)';
const narrow = '(max-width: 42.6em)';
const between = '(min-width: 42.6em) and (max-width: 63.99em)';

/** The page's container. */
export const slot = style({ containerType: 'inline-size', minWidth: 0 });

/**
 * One column in reading order, or two. With two, the Content box spans an empty row, and the last
 * row takes the difference in height, so that neither column has a gap.
 */
export const layout = style({
  ...rules.stack(32),
  '@container': {
    [wide]: {
      gridTemplateColumns: `minmax(0, 1fr) ${size(368)}`,
      gridTemplateRows: 'auto auto 1fr auto',
      gap: size(0, 56),
    },
  },
});
/** When the Content box is lower than the header, the header spans the empty row. */
export const bare = style({});

const place = (usual: string, whenBare: string, rule: StyleRule = {}): StyleRule => ({
  gridArea: usual,
  ...rule,
  selectors: { [`${bare} > &`]: { gridArea: whenBare } },
});
const column = (gap: number) =>
  ({ ...rules.stack(gap), minWidth: 0, alignContent: 'start' }) as const;

export const header = style({ minWidth: 0, '@container': { [wide]: place('1 / 1', '1 / 1 / 3') } });
export const contents = style({
  minWidth: 0,
  '@container': { [wide]: place('1 / 2 / 3', '1 / 2', { paddingBottom: size(16) }) },
});
export const main = style({
  ...column(32),
  '@container': {
    // The note of an older version above moves this column. The other one keeps its place.
    [wide]: place('2 / 1 / 4', '3 / 1', { paddingTop: size(32), overflowAnchor: 'none' }),
  },
});
export const side = style({
  ...column(16),
  '@container': {
    [between]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
    [wide]: place('3 / 2', '2 / 2 / 4'),
  },
});

/** Below both columns. */
export const more = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  minWidth: 0,
  '@container': { [wide]: { gridArea: '4 / 1 / 5 / 3' } },
});

globalStyle(`${more} > *`, { gridArea: '1 / 1' });
/** Behind the artifacts of the same place. */
export const moreRoom = style({ visibility: 'hidden' });

export const head = style({
  position: 'relative',
  display: 'flex',
  gap: size(20),
  alignItems: 'flex-start',
  '@container': { [narrow]: { flexDirection: 'column', gap: size(12) } },
});
export const headMain = style({
  ...rules.stack(12),
  flex: 1,
  minWidth: 0,
  '@container': { [narrow]: { width: '100%' } },
});
export const title = style({
  fontSize: text.page,
  letterSpacing: '-.025em',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '@container': { [narrow]: { fontSize: size(26), textWrap: 'wrap' } },
});
/** Cite, Share and Edit. On phones they are beside the picture, because the badges need the row. */
export const actions = style({
  ...rules.wrappingRow(8),
  flex: 'none',
  marginInlineEnd: size(6),
  '@container': {
    [narrow]: { position: 'absolute', top: 0, insetInlineEnd: 0, marginInlineEnd: 0 },
  },
});
// The place of a message of Share is no item while it is empty, so that it adds no gap.
globalStyle(`${actions} > :has(> [role="status"]:empty)`, { position: 'absolute' });
/** Authors and facts below the title. */
export const facts = style({ ...rules.stack(4), color: color.textMuted });
export const authors = style({ overflowWrap: 'anywhere' });
export const marks = style({
  ...rules.wrappingRow(6),
  // Keeps the height of a row of badges while they load.
  minHeight: size(26),
  // On phones a few badges stay in that row and shorten their names. More of them wrap.
  '@container': {
    [narrow]: { flexWrap: 'nowrap', selectors: { '&:has(> :nth-child(6))': { flexWrap: 'wrap' } } },
  },
});
export const privacy = style({
  ...rules.inlineRow(4),
  color: color.textMuted,
  fontSize: text.small,
});
/** The short description below the title. */
export const summary = style({ fontSize: size(16), overflowWrap: 'anywhere' });

/** Says that a version does not exist, or is an old one. */
export const notice = style({
  ...rules.noteBox('info'),
  display: 'flex',
  gap: size(12),
  marginTop: size(20),
  color: color.infoText,
});
export const noticeText = style({ minWidth: 0, color: color.text, overflowWrap: 'anywhere' });
