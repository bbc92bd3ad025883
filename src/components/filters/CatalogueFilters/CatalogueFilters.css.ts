import { style } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { color, motion, phone, radius, size, text, weight } from '../../../theme/tokens';
import { button, smallButton } from '../../ui/buttons/buttons.css';

const divider = rules.solid(color.line);
/** The facets stand side by side. */
const wide = '(min-width: 1100px)';

/** Height of a row of options. Tags fold to two rows, like the lists beside them. */
const optionHeight = 32;
export const foldedRows = 2;
const rowGap = 4;
const foldedHeight = size(foldedRows * optionHeight + (foldedRows - 1) * rowGap);

/** The search tips lie above the list. */
export const host = style({ containerType: 'inline-size', position: 'relative', zIndex: 1 });
export const bar = style({
  display: 'flex',
  gap: size(12),
  padding: size(12, 16),
  '@container': { [phone]: { flexDirection: 'column', padding: size(12) } },
});
export const wideToggle = style([button, { minHeight: size(46) }]);
export const toggle = style([
  wideToggle,
  { display: 'none', '@container': { [phone]: { display: 'inline-flex' } } },
]);
export const count = style({
  ...rules.chosen,
  ...rules.smallBold,
  padding: size(0, 10),
  borderRadius: radius.full,
  lineHeight: 1.8,
});
/** Their widths do not depend on what they contain, so that nothing moves when it arrives. */
export const facets = style({
  position: 'relative',
  display: 'grid',
  borderTop: divider,
  '@container': { [wide]: { gridTemplateColumns: `minmax(0, 1fr) ${size(336)}` } },
});
export const withBadges = style({
  '@container': { [wide]: { gridTemplateColumns: `minmax(0, 1fr) ${size(424)} ${size(336)}` } },
});
/** Visible only with keyboard focus. */
export const skip = style([
  button,
  smallButton,
  {
    position: 'absolute',
    zIndex: 1,
    top: size(8),
    insetInlineStart: size(12),
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
  },
]);
/** On phones, a button opens the facets. */
export const folded = style({ '@container': { [phone]: { display: 'none' } } });
export const hidden = style({ display: 'none' });
export const facet = style({
  position: 'relative',
  padding: size(8, 16, 10),
  selectors: { '& + &': { borderTop: divider } },
  '@container': {
    [wide]: { selectors: { '& + &': { borderTop: 0, borderInlineStart: divider } } },
  },
});
export const facetTitle = style({
  ...rules.smallBold,
  // A legend sits on the border of its fieldset. Floating puts it inside.
  float: 'inline-start',
  width: '100%',
  padding: 0,
  lineHeight: size(24),
});
export const options = style({
  ...rules.wrappingRow(rowGap, 6),
  clear: 'both',
  marginInlineStart: size(-7),
});
/** Two options per line on wide pages. */
export const paired = style({
  '@container': { [wide]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** Columns of tags. Keeps space for the folded ones, so that nothing moves when they arrive. */
export const tagOptions = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size(150)}), 1fr))`,
  alignContent: 'start',
  minHeight: foldedHeight,
});
export const unfold = style({ flex: 'none', marginInlineStart: 'auto' });
export const option = style({
  ...rules.inlineRow(8),
  maxWidth: '100%',
  minHeight: size(optionHeight),
  paddingInline: size(7, 10),
  borderRadius: radius.small,
  fontSize: text.small,
  lineHeight: 1.2,
  cursor: 'pointer',
  // The foot of the filters does not cover an option with the focus.
  scrollMarginBottom: size(80),
  ':hover': { background: color.surfaceSunken },
  selectors: {
    '&[hidden]': { display: 'none' },
    '&[data-empty]': { color: color.textMuted },
    '&:has(:checked)': { ...rules.chosen, fontWeight: weight.semibold },
  },
});
/** Cut at the end of the line only: letters may be higher than the line. */
export const optionName = style({ minWidth: 0, overflowX: 'clip', textOverflow: 'ellipsis' });
/** Keeps space for `9,999` outside of columns, because counts grow while the list loads. */
export const optionCount = style({
  minWidth: '4.5ch',
  '@container': { [wide]: { minWidth: 0 } },
  color: color.textMuted,
  fontWeight: weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
export const check = style({
  ...rules.checkBox,
  ...rules.inForcedColors({
    ':checked': { background: 'Highlight', borderColor: 'Highlight' },
    '::before': { borderColor: 'HighlightText' },
  }),
  appearance: 'none',
  display: 'inline-grid',
  flex: 'none',
  margin: 0,
  '::before': {
    content: '',
    width: size(10),
    height: size(5),
    border: `solid ${color.onAccent}`,
    borderWidth: '0 0 2px 2px',
    transform: 'translateY(-1.5px) rotate(-45deg) scale(0)',
    transition: `transform ${motion.fast} ${motion.ease}`,
  },
  ':checked': rules.checkedBox,
  selectors: { '&:checked::before': { transform: 'translateY(-1.5px) rotate(-45deg) scale(1)' } },
});
