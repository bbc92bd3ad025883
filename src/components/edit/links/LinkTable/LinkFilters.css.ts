import { globalStyle, style } from '@vanilla-extract/css';
import * as rules from '../../../../theme/rules';
import { color, radius, spacious, size, text, weight } from '../../../../theme/tokens';

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
  ...rules.wrappingRow(6, 8),
  alignContent: 'flex-start',
  '@container': Object.fromEntries(
    barHeights.map(({ from, height }) => [`(min-width: ${from}px)`, { minHeight: size(height) }]),
  ),
});
export const search = style({
  display: 'flex',
  flex: '1 1 100%',
  '@container': { [spacious]: { flexBasis: size(140) } },
});
// The catalogue's search box, as low as the other filters.
globalStyle(`${search} input`, {
  minHeight: size(32),
  paddingInline: size(34, 48),
  fontSize: text.small,
});
globalStyle(`${search} input:not(:placeholder-shown)`, { paddingInlineEnd: size(84) });
globalStyle(`${search} input ~ *`, { insetInlineEnd: size(10) });
globalStyle(`${search} span:has(+ input)`, { insetInlineStart: size(10), fontSize: text.small });
/** The menus open below this bar. */
export const menus = style({ position: 'relative', display: 'flex', gap: size(8) });
export const menuButton = style({
  selectors: { '&[data-chosen="true"]': { ...rules.chosen, borderColor: color.accentEdge } },
});
export const count = style({
  padding: size(0, 7),
  borderRadius: radius.full,
  background: color.accent,
  color: color.onAccent,
  fontWeight: weight.semibold,
  lineHeight: 1.5,
});
export const popup = style({
  ...rules.dropdown,
  ...rules.stack(2),
  insetInlineStart: 0,
  width: size(240),
  maxHeight: size(300),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: size(6),
  '@container': { [spacious]: { insetInline: 'auto 0' } },
});
export const nothing = style({ padding: size(8), color: color.textMuted, fontSize: text.small });
/** Keeps its space while hidden, so that the page does not jump. */
export const hidden = style({ visibility: 'hidden' });
export const clear = style({ marginInlineStart: size(7) });
export const flags = style({
  ...rules.wrappingRow(4),
  flexBasis: '100%',
  marginInlineStart: size(-7),
  '@container': { [broad]: { flexBasis: 'auto', marginInlineStart: 0 } },
});
