import { globalStyle, style } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { color, columnWidths, size, text, weight } from '../../../theme/tokens';

/** One line on wide pages. On narrow ones, the title stands above the facts. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${size(40)} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: size(12),
  minHeight: size(56),
  paddingBlock: size(6),
  paddingInlineEnd: size(12),
  borderBottom: rules.solid(color.line),
  background: color.surface,
  '@container': {
    [`(min-width: ${columnWidths.two}px)`]: {
      gridTemplateColumns: `${size(40)} minmax(0, 5fr) minmax(0, 3fr) minmax(0, 3fr) ${size(72)}`,
    },
  },
  selectors: {
    '&[data-selected]': {
      background: color.accentSoft,
      boxShadow: `inset 0 0 0 1px ${color.accentKey}`,
    },
  },
  ...rules.inForcedColors({
    selectors: { '&[data-selected]': { outline: '2px solid Highlight' } },
  }),
});
/** The target is larger than the box. */
export const tick = style({ ...rules.square(40), ...rules.centred, cursor: 'pointer' });
export const box = style({
  ...rules.square(20),
  margin: 0,
  cursor: 'pointer',
  '@supports': { '(accent-color: red)': { accentColor: color.accent } },
});
export const title = style({
  ...rules.flexRow(8),
  minWidth: 0,
  fontSize: text.body,
  fontWeight: weight.semibold,
});
export const titleLink = style({ ...rules.clamp(6), ...rules.linkedTitle, minWidth: 0 });
const narrowOnly = {
  '@container': { [`(max-width: ${columnWidths.two - 0.02}px)`]: { gridColumn: '2' } },
};
export const tags = style({
  ...rules.mutedSmall,
  ...rules.ellipsis,
  ...narrowOnly,
  selectors: { '&:empty': { visibility: 'hidden' } },
});
export const facts = style({ ...rules.mutedSmall, ...narrowOnly });
export const end = style({
  justifySelf: 'end',
  '@container': {
    [`(max-width: ${columnWidths.two - 0.02}px)`]: { gridColumn: '3', gridRow: '1 / span 3' },
  },
});
// The bar of the selection does not cover what has the focus.
globalStyle(`${row} :is(a, input)`, { scrollMarginTop: size(224) });
