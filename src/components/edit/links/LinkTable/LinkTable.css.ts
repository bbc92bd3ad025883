import { style } from '@vanilla-extract/css';
import * as rules from '../../../../theme/rules';
import { color, radius, spacious, size, text, weight } from '../../../../theme/tokens';

/** Height of a row with its border: with cells in a line, and with stacked cells. */
export const rowHeight = { line: 38, stack: 76 } as const;
export const headHeight = 36;
export const pagerHeight = 49;

/** The cells of a row in a line. */
const cellsInLine = {
  gridTemplateColumns: `${size(24)} minmax(0, 1fr) minmax(0, 26%) ${size(132)}`,
  alignItems: 'center',
  columnGap: size(12),
};

export const head = style({
  position: 'absolute',
  clipPath: 'inset(50%)',
  '@container': {
    [spacious]: {
      ...rules.smallBold,
      ...cellsInLine,
      position: 'static',
      clipPath: 'none',
      display: 'grid',
      height: size(headHeight),
      padding: size(0, 12),
      borderRadius: `${radius.large} ${radius.large} 0 0`,
      background: color.surfaceSunken,
      color: color.textMuted,
      lineHeight: 1,
    },
  },
});
export const row = style({
  ...rules.small,
  display: 'grid',
  gridTemplateColumns: `${size(24)} minmax(0, 1fr) auto`,
  gridTemplateRows: '1fr auto',
  gap: size(2, 10),
  height: size(rowHeight.stack),
  padding: size(8, 12),
  borderTop: rules.solid(color.line),
  selectors: {
    '&[data-linked="true"]': {
      background: `color-mix(in srgb, ${color.accentSoft} 45%, ${color.surface})`,
    },
    '&:first-child': { borderTopColor: 'transparent' },
  },
  '@container': {
    [spacious]: {
      ...cellsInLine,
      gridTemplateRows: 'minmax(0, 1fr)',
      height: size(rowHeight.line),
      paddingBlock: 0,
      lineHeight: size(rowHeight.line - 1),
    },
  },
});
export const choice = style({
  ...rules.centred,
  gridRow: 'span 2',
  '@container': { [spacious]: { gridRow: 'auto' } },
});
const checked = '&[data-state="checked"]';
const forcedCheck = { background: 'Highlight', borderColor: 'Highlight', color: 'HighlightText' };
export const check = style({
  ...rules.checkBox,
  ...rules.inForcedColors({ selectors: { [checked]: forcedCheck } }),
  position: 'relative',
  display: 'grid',
  padding: 0,
  color: color.onAccent,
  // The clickable area is larger than the visible button.
  '::after': { content: '', position: 'absolute', inset: size(-7) },
  selectors: { [checked]: rules.checkedBox },
});
export const mark = style({ display: 'grid', fontSize: size(12) });
export const title = style({
  gridColumn: '2 / -1',
  minWidth: 0,
  alignSelf: 'center',
  '@container': { [spacious]: { gridColumn: 'auto' } },
});
export const titleText = style({
  overflowWrap: 'anywhere',
  fontWeight: weight.medium,
  cursor: 'pointer',
});
export const authors = style({
  ...rules.ellipsis,
  gridColumn: 2,
  minWidth: 0,
  color: color.textMuted,
  '@container': { [spacious]: { gridColumn: 'auto' } },
});
export const date = style({
  color: color.textMuted,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const pendingTitle = style({ width: '60%', alignSelf: 'center' });
export const pager = style({
  ...rules.flexRow(8),
  height: size(pagerHeight),
  padding: size(0, 12),
  borderTop: rules.solid(color.line),
  color: color.textMuted,
  fontSize: text.small,
});
export const range = style({
  ...rules.inlineRow(8),
  marginInlineEnd: 'auto',
  fontVariantNumeric: 'tabular-nums',
});
/** At an end the button stays, so that it keeps the focus. */
export const pageButton = style(rules.dimmedIfDisabled);
