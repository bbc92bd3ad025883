import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { footAnchor, radius, size, text, weight } from '../../../theme/measures';
import { button } from '../../primitives/buttons/buttons.css';

const { color } = vars;
const wide = '(min-width: 960px)';
const narrow = '(max-width: 639px)';
const forced = '(forced-colors: active)';
const low = '(max-height: 319px), (max-height: 479px) and (max-width: 639px)';

export const host = style({ containerType: 'inline-size' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: size(16),
  marginBottom: size(20),
});
export const title = style({
  minWidth: 0,
  fontSize: text.section,
  letterSpacing: '-.02em',
  overflowWrap: 'anywhere',
});
/** Takes the focus when it replaces a form. */
export const refusal = style({ ':focus': { outline: 'none' } });
/** The list of sections stands beside them on wide pages, above them on narrow ones. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: size(16),
  '@container': {
    [wide]: { gridTemplateColumns: `${size(176)} minmax(0, 1fr)`, gap: size(32) },
  },
});
export const sections = style({ fontSize: text.small });
export const sectionList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: size(4),
  '@container': { [wide]: { position: 'sticky', top: size(80), flexDirection: 'column' } },
});
export const sectionLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: size(8),
  width: '100%',
  minHeight: size(36),
  padding: `0 ${size(12)}`,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.textMuted,
  fontWeight: weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: color.surfaceSunken, color: color.text },
  selectors: {
    '&[aria-current]': {
      background: color.accentSoft,
      color: color.accentText,
      fontWeight: weight.semibold,
    },
  },
  '@media': {
    [forced]: { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
  },
});
export const dot = style({
  flex: 'none',
  width: size(8),
  height: size(8),
  borderRadius: '50%',
  background: color.warmEdge,
  '@media': { [forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
export const mark = style([dot, { position: 'relative', marginInlineStart: 'auto' }]);
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: size(24),
  minWidth: 0,
});
export const slot = style({ minWidth: 0, scrollMarginTop: size(12) });
// The bar does not cover the element that has the focus.
globalStyle(`${slot} :is(a, button, input, select, textarea, [tabindex])`, {
  scrollMarginBottom: size(144),
  '@container': { [narrow]: { scrollMarginBottom: size(184) } },
});
export const barSlot = style({
  position: 'sticky',
  bottom: size(16),
  zIndex: 5,
  // In low windows the bar would cover most of the page. It stays at the page's end there.
  '@media': { [low]: { position: 'static' } },
});
export const bar = style({
  anchorName: footAnchor,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${size(8)} ${size(12)}`,
  padding: `${size(12)} ${size(12)} ${size(12)} ${size(20)}`,
  border: `1px solid ${color.warmEdge}`,
  borderRadius: radius.large,
  background: color.surfaceRaised,
  boxShadow: '0 1px 2px rgb(20 40 28 / .08), 0 12px 32px rgb(20 40 28 / .16)',
  '@container': { [narrow]: { padding: size(10), gap: size(8) } },
  '@media': { [low]: { anchorName: 'none' } },
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
  display: 'flex',
  alignItems: 'center',
  gap: size(8),
  flex: `1 1 ${size(224)}`,
  minWidth: 0,
  fontSize: text.small,
});
export const barWords = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
});
/** Together on their own line if the text leaves no room. */
export const barActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: size(8),
  marginInlineStart: 'auto',
});
/** Announced by screen readers when it changes. */
export const barNews = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
