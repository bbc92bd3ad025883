import { style } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { color, radius, size, text, weight } from '../../../theme/tokens';

/** The colour of a box or bar that the browser draws. Older browsers keep their own. */
const tinted = { '@supports': { '(accent-color: red)': { accentColor: color.accent } } } as const;
const low = '(max-height: 479px)';

/** Stays in view while the list scrolls. With a form or a report it would cover too much of it. */
export const bar = style({
  ...rules.panelBox,
  ...rules.stack(10),
  zIndex: 4,
  padding: size(12, 16),
  borderColor: color.accentEdge,
  background: color.surfaceRaised,
  boxShadow: rules.shadow,
  selectors: { '&:not([data-open])': { position: 'sticky', top: size(8) } },
  '@media': {
    [low]: { selectors: { '&:not([data-open])': { position: 'static' } } },
    print: { display: 'none' },
  },
});
export const row = style({ ...rules.wrappingRow(8), minWidth: 0 });
export const count = style({ fontSize: text.body, fontWeight: weight.semibold });
export const end = style({ marginInlineStart: 'auto' });
export const form = style({
  ...rules.stack(8),
  paddingTop: size(10),
  borderTop: rules.solid(color.line),
});
export const formField = style({ maxWidth: size(360) });
export const remark = style(rules.mutedSmall);

export const report = style({ ...rules.stack(8), minWidth: 0 });
export const reportHeading = style({ fontSize: text.body, overflowWrap: 'anywhere' });
export const progress = style({ ...tinted, width: '100%' });
export const note = style(rules.noteBox('warm'));
/** Scrolls, so that the cards below stay in view. */
export const items = style({
  maxHeight: size(176),
  overflow: 'auto',
  padding: size(4, 8),
  border: rules.solid(color.line),
  borderRadius: radius.small,
  fontSize: text.small,
});
export const item = style({ ...rules.dividedRow(4), ...rules.wrappingRow(2, 12) });
export const itemTitle = style({
  flex: `1 1 ${size(180)}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
  lineHeight: size(24),
});
export const itemResult = style({
  minWidth: 0,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  selectors: { '[data-result="failed"] > &': { color: color.dangerText } },
});
