import { style } from '@vanilla-extract/css';
import { vars } from '../../../../theme/contract.css';
import { leading, radius, size, text, weight } from '../../../../theme/measures';

const { color } = vars;
const roomy = '(min-width: 640px)';

/** Height of a row with its border: with cells in a line, and with stacked cells. */
export const rowHeight = { line: 38, stack: 76 } as const;
export const headHeight = 36;
export const pagerHeight = 49;

const columns = `${size(24)} minmax(0, 1fr) minmax(0, 26%) ${size(132)}`;

export const head = style({
  position: 'absolute',
  clipPath: 'inset(50%)',
  '@container': {
    [roomy]: {
      position: 'static',
      clipPath: 'none',
      display: 'grid',
      gridTemplateColumns: columns,
      alignItems: 'center',
      columnGap: size(12),
      height: size(headHeight),
      padding: `0 ${size(12)}`,
      borderRadius: `${radius.large} ${radius.large} 0 0`,
      background: color.surfaceSunken,
      color: color.textMuted,
      fontSize: text.small,
      fontWeight: weight.semibold,
      lineHeight: 1,
    },
  },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${size(24)} minmax(0, 1fr) auto`,
  gridTemplateRows: '1fr auto',
  gap: `${size(2)} ${size(10)}`,
  height: size(rowHeight.stack),
  padding: `${size(8)} ${size(12)}`,
  borderTop: `1px solid ${color.line}`,
  fontSize: text.small,
  lineHeight: leading.snug,
  selectors: {
    '&[data-linked="true"]': {
      background: `color-mix(in srgb, ${color.accentSoft} 45%, ${color.surface})`,
    },
    '&:first-child': { borderTopColor: 'transparent' },
  },
  '@container': {
    [roomy]: {
      gridTemplateColumns: columns,
      gridTemplateRows: 'minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: size(12),
      height: size(rowHeight.line),
      paddingBlock: 0,
      lineHeight: size(rowHeight.line - 1),
    },
  },
});
export const choice = style({
  display: 'grid',
  placeItems: 'center',
  gridRow: 'span 2',
  '@container': { [roomy]: { gridRow: 'auto' } },
});
export const check = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: size(18),
  height: size(18),
  padding: 0,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.xs,
  background: color.surfaceRaised,
  color: color.onAccent,
  cursor: 'pointer',
  // The clickable area is larger than the visible button.
  '::after': { content: '', position: 'absolute', inset: size(-7) },
  selectors: {
    '&[data-state="checked"]': { background: color.accent, borderColor: color.accentKey },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-state="checked"]': {
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
export const mark = style({ display: 'grid', fontSize: size(12) });
export const title = style({
  gridColumn: '2 / -1',
  minWidth: 0,
  alignSelf: 'center',
  '@container': { [roomy]: { gridColumn: 'auto' } },
});
export const titleText = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: weight.medium,
  cursor: 'pointer',
  '@container': {
    [roomy]: {
      display: 'block',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});
export const authors = style({
  gridColumn: 2,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.textMuted,
  '@container': { [roomy]: { gridColumn: 'auto' } },
});
export const date = style({
  color: color.textMuted,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const pendingTitle = style({ width: '60%', alignSelf: 'center' });
export const pager = style({
  display: 'flex',
  alignItems: 'center',
  gap: size(8),
  height: size(pagerHeight),
  padding: `0 ${size(12)}`,
  borderTop: `1px solid ${color.line}`,
  color: color.textMuted,
  fontSize: text.small,
});
export const extent = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: size(8),
  marginInlineEnd: 'auto',
  fontVariantNumeric: 'tabular-nums',
});
/** At an end the button stays, so that it keeps the focus. */
export const turn = style({
  selectors: {
    '&[aria-disabled="true"]': { opacity: 0.4, background: 'none', cursor: 'default' },
  },
});
