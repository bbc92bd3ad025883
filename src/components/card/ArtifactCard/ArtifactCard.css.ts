import { style } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { color, motion, narrowCard, size, text, weight } from '../../../theme/tokens';
import { covered, panel } from '../CardPanel/CardPanel.css';
import { mid } from '../Glyph/Glyph.css';

/** The card's container: a narrow card gets a narrow layout. An open panel is above other cards. */
export const slot = style({
  position: 'relative',
  containerType: 'inline-size',
  display: 'grid',
  minWidth: 0,
  selectors: { [`&:has(${panel})`]: { zIndex: 1 } },
});
export const card = style({
  ...rules.panelBox,
  ...rules.small,
  display: 'flex',
  flexDirection: 'column',
  gap: size(12),
  minWidth: 0,
  padding: size(16),
  transition: `border-color ${motion.fast}`,
  selectors: { [`&:hover:not(:has(${panel}))`]: { borderColor: mid } },
  '@container': { [narrowCard]: { padding: size(12) } },
});
export const head = style({
  ...rules.flexRow(12),
  minHeight: size(44),
  '@container': { [narrowCard]: { flexDirection: 'column', alignItems: 'flex-start' } },
});
export const headText = style({ flex: 1, minWidth: 0, maxWidth: '100%' });
export const title = style({
  fontSize: text.large,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
  textWrap: 'wrap',
});
/** Two lines for most titles. Wider text spacing may need six (WCAG 1.4.12). */
export const titleText = style({ ...rules.clamp(6), ...rules.linkedTitle });
/** One line. Long names end with an ellipsis before the number of the others. */
export const authors = style({ ...rules.mutedSmall, display: 'flex', gap: size(4) });
export const authorNames = style({ ...rules.ellipsis, minWidth: 0 });
/** The part of the card below a panel. */
export const body = style([
  covered,
  { position: 'relative', display: 'flex', flexDirection: 'column', flex: 1, gap: size(12) },
]);
export const facts = style({
  ...rules.wrappingRow(6),
  minWidth: 0,
  minHeight: size(28),
  selectors: {
    // No badges came: the cards below move up slowly, so that nobody loses their place.
    '&:empty': {
      minHeight: 0,
      marginTop: size(-12),
      transition: `calc(${motion.medium} * 5) linear`,
    },
  },
});
export const foot = style({
  order: 2,
  ...rules.spreadRow(8, 12),
  paddingTop: size(12),
  borderTop: rules.solid(color.line),
  // In a row of cards, either all buttons are beside the numbers or none.
  '@container': {
    '(max-width: 300px)': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** Versions, links and last update: a line above numbers and buttons. */
export const state = style({ ...rules.mutedSmall, flexBasis: '100%', gridColumn: '1 / -1' });
export const actions = style({
  display: 'flex',
  gap: size(8),
  '@container': { [narrowCard]: { width: '100%', display: 'grid' } },
});
