import { globalStyle, style } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { color, footAnchor, narrow, radius, size, text, weight, wide } from '../../../theme/tokens';
import { button } from '../../ui/buttons/buttons.css';

const low = '(max-height: 319px), (max-height: 479px) and (max-width: 639px)';

export const host = style({ containerType: 'inline-size' });
export const head = style({ ...rules.flexRow(16), marginBottom: size(20) });
export const title = style({ ...rules.sectionHeading, minWidth: 0, overflowWrap: 'anywhere' });
/** Takes the focus when it replaces a form. */
export const refusal = style({ ':focus': { outline: 'none' } });
/** The list of sections stands beside them on wide pages, above them on narrow ones. */
export const layout = style({
  ...rules.stack(16),
  '@container': { [wide]: { gridTemplateColumns: `${size(176)} minmax(0, 1fr)`, gap: size(32) } },
});
export const sections = style({ fontSize: text.small });
export const sectionList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: size(4),
  '@container': { [wide]: { position: 'sticky', top: size(80), flexDirection: 'column' } },
});
export const sectionLink = style({
  ...rules.plainButton,
  ...rules.flexRow(8),
  ...rules.outlinedIfForced('&[aria-current]'),
  width: '100%',
  minHeight: size(36),
  padding: size(0, 12),
  borderRadius: radius.small,
  color: color.textMuted,
  fontWeight: weight.medium,
  textAlign: 'start',
  ':hover': { background: color.surfaceSunken, color: color.text },
  selectors: { '&[aria-current]': { ...rules.chosen, fontWeight: weight.semibold } },
});
export const dot = style({
  ...rules.square(8),
  ...rules.inForcedColors({ background: 'CanvasText', forcedColorAdjust: 'none' }),
  flex: 'none',
  borderRadius: '50%',
  background: color.warmEdge,
});
export const mark = style([dot, { position: 'relative', marginInlineStart: 'auto' }]);
export const column = style({ ...rules.stack(24), minWidth: 0 });
export const slot = style({ minWidth: 0, scrollMarginTop: size(12) });
export const barSlot = style({
  position: 'sticky',
  bottom: size(16),
  zIndex: 5,
  // In low windows the bar would cover most of the page. It stays at the page's end there.
  '@media': { [low]: { position: 'static' } },
});
export const bar = style({
  ...rules.wrappingRow(8, 12),
  anchorName: footAnchor,
  padding: size(12, 12, 12, 20),
  border: rules.solid(color.warmEdge),
  borderRadius: radius.large,
  background: color.surfaceRaised,
  boxShadow: rules.shadow,
  '@container': { [narrow]: { padding: size(10), gap: size(8) } },
  '@media': { [low]: { anchorName: 'none' } },
});
// The bar does not cover the element that has the focus, nor a failure: by the padding of the page,
// or by margins in an element, which cannot style its page. Chromium 143 ignores these margins.
globalStyle(`html:has(.${bar})`, {
  scrollPaddingBottom: size(144),
  '@media': {
    '(max-width: 640px)': { scrollPaddingBottom: size(184) },
    [low]: { scrollPaddingBottom: 0 },
  },
});
globalStyle(`:host .${slot} :is(a, button, input, select, textarea, [tabindex], [role="alert"])`, {
  scrollMarginBottom: size(144),
  '@container': { [narrow]: { scrollMarginBottom: size(184) } },
});
/** A smaller button on phones, where the bar takes much of the window. */
export const barButton = style([
  button,
  {
    '@container': {
      [narrow]: {
        minHeight: size(36),
        paddingInline: size(10),
        borderRadius: radius.small,
        fontSize: text.small,
      },
    },
  },
]);
export const barText = style({
  ...rules.flexRow(8),
  flex: `1 1 ${size(224)}`,
  minWidth: 0,
  fontSize: text.small,
});
export const barSummary = style({ ...rules.clamp(2), overflowWrap: 'anywhere' });
/** Together on their own line if the text leaves no space. */
export const barActions = style({ ...rules.wrappingRow(8), marginInlineStart: 'auto' });
