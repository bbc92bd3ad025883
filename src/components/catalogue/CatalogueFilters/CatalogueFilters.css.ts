import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { radius, size, text, weight } from '../../../theme/measures';
import { button, smallButton } from '../../primitives/buttons/buttons.css';
import { panel } from '../../primitives/Panel/Panel.css';

const { color } = vars;
const wide = '(min-width: 960px)';
const phone = '(max-width: 607px)';
/** Height of a row of options. Tags fold to four rows, like the list beside them. */
const optionHeight = 32;
export const foldedRows = 4;
const rowGap = 4;
const foldedHeight = size(foldedRows * optionHeight + (foldedRows - 1) * rowGap);

export const host = style({ containerType: 'inline-size' });
export const finder = style([panel]);
export const bar = style({
  display: 'flex',
  gap: size(12),
  padding: size(16),
  '@container': { [phone]: { flexDirection: 'column', padding: size(12) } },
});
export const toggle = style([
  button,
  { display: 'none', minHeight: size(46), '@container': { [phone]: { display: 'inline-flex' } } },
]);
export const count = style({
  padding: `0 ${size(10)}`,
  borderRadius: radius.full,
  background: color.accentSoft,
  color: color.accentText,
  fontSize: text.small,
  fontWeight: weight.semibold,
  lineHeight: 1.8,
});
export const facets = style({
  position: 'relative',
  display: 'grid',
  borderTop: `1px solid ${color.line}`,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
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
export const facet = style({
  position: 'relative',
  padding: `${size(12)} ${size(16)} ${size(16)}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@container': {
    [wide]: {
      selectors: { '& + &': { borderTop: 0, borderInlineStart: `1px solid ${color.line}` } },
    },
  },
});
export const facetTitle = style({
  // A legend sits on the border of its fieldset. Floating puts it inside.
  float: 'inline-start',
  width: '100%',
  padding: 0,
  fontSize: text.small,
  fontWeight: weight.semibold,
  lineHeight: size(24),
  marginBottom: size(4),
});
export const options = style({
  clear: 'both',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${size(rowGap)} ${size(6)}`,
  marginInlineStart: size(-7),
});
/** One option per line on wide pages. */
export const stacked = style({
  '@container': { [wide]: { display: 'grid', justifyItems: 'start' } },
});
/** Keeps space for the badges, so that the tags beside them don't move. */
export const badgeFacet = style({
  '@container': { [wide]: { minWidth: size(197) } },
});
/** Keeps space for the folded tags, so that nothing moves when they arrive. */
export const tagOptions = style({ minHeight: foldedHeight, alignContent: 'flex-start' });
export const unfold = style({ flex: 'none', marginInlineStart: 'auto' });
export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: size(8),
  maxWidth: '100%',
  minHeight: size(optionHeight),
  paddingBlock: 0,
  paddingInline: `${size(7)} ${size(10)}`,
  borderRadius: radius.small,
  fontSize: text.small,
  lineHeight: 1.2,
  cursor: 'pointer',
  ':hover': { background: color.surfaceSunken },
  selectors: {
    '&[hidden]': { display: 'none' },
    '&:has(:checked)': {
      background: color.accentSoft,
      color: color.accentText,
      fontWeight: weight.semibold,
    },
  },
});
export const optionName = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
/** Space for two digits: counts grow while the list loads. */
export const optionCount = style({
  minWidth: '2ch',
  color: color.textMuted,
  fontWeight: weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
export const check = style({
  appearance: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: size(18),
  height: size(18),
  margin: 0,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.xs,
  background: color.surfaceRaised,
  cursor: 'pointer',
  '::before': {
    content: '',
    width: size(10),
    height: size(5),
    border: `solid ${color.onAccent}`,
    borderWidth: '0 0 2px 2px',
    transform: 'translateY(-1.5px) rotate(-45deg) scale(0)',
    transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  },
  ':checked': { background: color.accent, borderColor: color.accentKey },
  selectors: {
    '&:checked::before': { transform: 'translateY(-1.5px) rotate(-45deg) scale(1)' },
  },
  '@media': {
    '(forced-colors: active)': {
      ':checked': { background: 'Highlight', borderColor: 'Highlight' },
      '::before': { borderColor: 'HighlightText' },
    },
  },
});
