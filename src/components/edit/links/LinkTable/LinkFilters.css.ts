import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../theme/contract.css';
import { radius, size, text, weight } from '../../../../theme/measures';

const { color } = vars;
const roomy = '(min-width: 640px)';
const broad = '(min-width: 860px)';

/** Heights of the filter bar by page width. Wider pages need fewer lines. */
export const barHeights = [
  { from: 0, height: 172 },
  { from: 320, height: 144 },
  { from: 500, height: 108 },
  { from: 640, height: 70 },
  { from: 860, height: 32 },
] as const;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'flex-start',
  gap: `${size(6)} ${size(8)}`,
  '@container': Object.fromEntries(
    barHeights.map(({ from, height }) => [`(min-width: ${from}px)`, { minHeight: size(height) }]),
  ),
});
export const search = style({
  display: 'flex',
  flex: '1 1 100%',
  '@container': { [roomy]: { flexBasis: size(140) } },
});
// The catalogue's search box, as low as the other filters.
globalStyle(`${search} input`, {
  minHeight: size(32),
  paddingInline: `${size(34)} ${size(8)}`,
  fontSize: text.small,
});
globalStyle(`${search} input:not(:placeholder-shown)`, { paddingInlineEnd: size(40) });
globalStyle(`${search} input ~ *`, { insetInlineEnd: 0 });
globalStyle(`${search} span:has(+ input)`, { insetInlineStart: size(10), fontSize: text.small });
/** The menus open below this bar. */
export const menus = style({ position: 'relative', display: 'flex', gap: size(8) });
export const opener = style({
  selectors: {
    '&[data-chosen="true"]': {
      background: color.accentSoft,
      borderColor: color.accentEdge,
      color: color.accentText,
    },
  },
});
export const count = style({
  padding: `0 ${size(7)}`,
  borderRadius: radius.full,
  background: color.accent,
  color: color.onAccent,
  fontWeight: weight.semibold,
  lineHeight: 1.5,
});
export const popup = style({
  position: 'absolute',
  zIndex: 5,
  insetInlineStart: 0,
  top: `calc(100% + ${size(4)})`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: size(2),
  width: size(240),
  maxHeight: size(300),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: size(6),
  border: `1px solid ${color.edge}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  boxShadow: '0 1px 2px rgb(20 40 28 / .08), 0 12px 32px rgb(20 40 28 / .16)',
  selectors: { '&[hidden]': { display: 'none' } },
  '@container': { [roomy]: { insetInline: 'auto 0' } },
});
export const nothing = style({ padding: size(8), color: color.textMuted, fontSize: text.small });
/** Keeps its room while hidden, so that the page does not jump. */
export const needless = style({ visibility: 'hidden' });
export const clear = style({ marginInlineStart: size(7) });
export const flags = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${size(4)} ${size(4)}`,
  flexBasis: '100%',
  marginInlineStart: size(-7),
  '@container': { [broad]: { flexBasis: 'auto', marginInlineStart: 0 } },
});
