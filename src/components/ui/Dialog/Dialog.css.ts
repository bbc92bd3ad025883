import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import * as rules from '../../../theme/rules';
import { color, motion, radius, size, text } from '../../../theme/tokens';
import './scrollLock.css';

const phone = '(max-width: 479px)';
const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${size(8)})` } });

/** Darkens the page. Scrolls a dialog that is higher than the window, for example at 400 % zoom. */
export const scrim = style({
  position: 'fixed',
  zIndex: 15,
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A little above the middle, so that a list has space to open downwards.
  gridTemplateRows: `minmax(${size(16)}, 1fr) auto minmax(${size(16)}, 2fr)`,
  justifyItems: 'center',
  paddingInline: size(12),
  overflow: 'hidden auto',
  // The ring of a control at the top is seen as a whole.
  scrollPaddingTop: size(16),
  overscrollBehavior: 'contain',
  background: 'light-dark(#121e176b, #0308059e)',
  selectors: { '&[data-state="open"]': { animation: `${appear} ${motion.fast} ${motion.ease}` } },
});
const sheet = style({
  ...rules.panelBox,
  ...rules.inForcedColors({ borderColor: 'CanvasText' }),
  gridRow: 2,
  minWidth: 0,
  boxShadow: rules.shadow,
  selectors: { '&[data-state="open"]': { animation: `${rise} ${motion.medium} ${motion.ease}` } },
});
export const sizes = styleVariants({ small: 400, medium: 560, large: 720 }, (width) => [
  sheet,
  { width: `min(${size(width)}, 100%)` },
]);
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: size(12),
  padding: size(20, 20, 0),
  '@media': { [phone]: { padding: size(16, 16, 0) } },
});
export const headText = style({ ...rules.stack(6), minWidth: 0 });
export const title = style({ fontSize: text.section, overflowWrap: 'anywhere' });
/** A remark about the body. In an alert, it is the message itself. */
export const descriptions = styleVariants({
  dialog: { ...rules.mutedSmall, overflowWrap: 'anywhere' },
  alertdialog: { paddingBottom: size(20), overflowWrap: 'anywhere' },
});
export const body = style({
  ...rules.stack(16),
  padding: size(20),
  overflowWrap: 'anywhere',
  '@media': { [phone]: { padding: size(16) } },
});
/** The actions stay visible while a long dialog scrolls, but leave a low window to its contents. */
export const foot = style({
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  ...rules.wrappingRow(8),
  justifyContent: 'flex-end',
  padding: size(12, 20),
  borderTop: rules.solid(color.line),
  borderRadius: `0 0 ${radius.large} ${radius.large}`,
  background: `color-mix(in srgb, ${color.surfaceSunken} 55%, ${color.surface})`,
  '@media': {
    [phone]: { padding: size(12, 16) },
    '(max-height: 479px)': { position: 'static' },
  },
});
