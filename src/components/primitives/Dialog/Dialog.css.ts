import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { leading, radius, size, text } from '../../../theme/measures';
import './scrollLock.css';

const { color, motion } = vars;
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
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: 'light-dark(rgb(18 30 23 / .42), rgb(3 8 5 / .62))',
  selectors: { '&[data-state="open"]': { animation: `${appear} ${motion.fast} ${motion.ease}` } },
});
const sheet = style({
  gridRow: 2,
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  boxShadow: '0 1px 2px rgb(20 40 28 / .08), 0 12px 32px rgb(20 40 28 / .16)',
  selectors: { '&[data-state="open"]': { animation: `${rise} ${motion.medium} ${motion.ease}` } },
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});
export const sizes = styleVariants({ small: 400, medium: 560 }, (width) => [
  sheet,
  { width: `min(${size(width)}, 100%)` },
]);
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: size(12),
  padding: `${size(20)} ${size(20)} 0`,
  '@media': { [phone]: { padding: `${size(16)} ${size(16)} 0` } },
});
export const words = style({ display: 'grid', gap: size(6), minWidth: 0 });
export const title = style({ fontSize: text.section, overflowWrap: 'anywhere' });
/** A remark about the body. In an alert, it is the message itself. */
export const descriptions = styleVariants({
  dialog: {
    color: color.textMuted,
    fontSize: text.small,
    lineHeight: leading.snug,
    overflowWrap: 'anywhere',
  },
  alertdialog: { paddingBottom: size(20), overflowWrap: 'anywhere' },
});
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: size(16),
  padding: size(20),
  overflowWrap: 'anywhere',
  '@media': { [phone]: { padding: size(16) } },
});
/** The actions stay visible while a long dialog scrolls. */
export const foot = style({
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: size(8),
  padding: `${size(12)} ${size(20)}`,
  borderTop: `1px solid ${color.line}`,
  borderRadius: `0 0 ${radius.large} ${radius.large}`,
  background: `color-mix(in srgb, ${color.surfaceSunken} 55%, ${color.surface})`,
  '@media': { [phone]: { padding: `${size(12)} ${size(16)}` } },
});
