import { globalStyle, style } from '@vanilla-extract/css';
// These rules override it where an element has both.
import '../../src/components/ui/base/base.css';
import { vars } from '../../src/theme/contract.css';
import { size, text, weight } from '../../src/theme/tokens';

const { color } = vars;
/** Window widths at which the bar takes two lines and scrolls with the page. */
export const phone = '(max-width: 40rem)';

/** Space at both sides of every page. */
export const gutter = 'clamp(1rem, 3vw, 2rem)';
const inner = { maxWidth: size(1280), margin: '0 auto', paddingInline: gutter } as const;

globalStyle('html', {
  colorScheme: 'light dark',
  scrollPaddingTop: size(80),
  overflowY: 'scroll',
});
globalStyle('body', { margin: 0, background: color.bg });

export const shell = style({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });
export const skip = style({
  position: 'absolute',
  insetInlineStart: '-999px',
  ':focus': {
    insetInlineStart: size(16),
    top: size(8),
    zIndex: 20,
    padding: `${size(8)} ${size(16)}`,
    background: color.surfaceRaised,
  },
});
/** Is there only if the artifact can be launched. */
export const skipToLaunch = style({
  selectors: { '&:not(:has(~ main [part="launch"]))': { display: 'none' } },
});
export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [phone]: { position: 'static' } },
});
export const barInner = style({
  ...inner,
  display: 'flex',
  alignItems: 'center',
  gap: size(24),
  minHeight: size(60),
  '@media': { [phone]: { flexWrap: 'wrap', gap: `0 ${size(16)}`, paddingTop: size(8) } },
});
export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: size(10),
  minHeight: size(40),
  color: color.text,
  fontSize: size(20),
  fontWeight: 700,
  letterSpacing: '-.03em',
  textDecoration: 'none',
});
export const logo = style({ width: size(28), height: size(28) });
/** An operator's own logo. */
export const brandPicture = style({ height: size(36), maxWidth: size(240), objectFit: 'contain' });
export const leaf = style({ fill: color.leaf });
export const accent = style({ fill: color.accent });
export const links = style({
  display: 'flex',
  gap: size(4),
  alignSelf: 'stretch',
  '@media': {
    [phone]: {
      order: 3,
      flexBasis: '100%',
      flexWrap: 'wrap',
      gap: 0,
      marginInline: size(-8),
    },
  },
});
export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  padding: `0 ${size(12)}`,
  color: color.textMuted,
  textDecoration: 'none',
  '@media': {
    [phone]: { minHeight: size(44), paddingInline: size(8), fontSize: text.small },
    '(forced-colors: active)': {
      selectors: { '&[aria-current]::after': { background: 'Highlight' } },
    },
  },
  '::after': {
    content: '',
    position: 'absolute',
    inset: `auto ${size(12)} -1px`,
    height: '3px',
    borderRadius: '3px 3px 0 0',
    transition: `background ${vars.motion.fast}`,
  },
  ':hover': { color: color.text },
  selectors: {
    '&:hover::after': { background: color.line },
    '&[aria-current]': { color: color.text, fontWeight: weight.bold },
    '&[aria-current]::after': { background: color.accent },
  },
});
export const end = style({
  marginInlineStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  // A user name may be one long word.
  overflowWrap: 'anywhere',
});
export const main = style({ flex: 1, outline: 'none' });
// The heading gets the focus when a screen opens, to be read aloud. It is not a control.
globalStyle(`${main} h1:focus`, { outline: 'none' });
/** A page: one column as wide as the bar's content. */
export const page = style({ ...inner, paddingBlock: `${size(32)} ${size(64)}` });
export const pageTitle = style({
  fontSize: text.page,
  letterSpacing: '-.025em',
  overflowWrap: 'anywhere',
  marginBottom: size(20),
});
export const foot = style({
  borderTop: `1px solid ${color.line}`,
  color: color.textMuted,
  // Hidden until the first screen appears. Otherwise, it would then move down.
  selectors: { [`${main}:empty + &`]: { display: 'none' } },
});
export const footInner = style({
  ...inner,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${size(8)} ${size(24)}`,
  paddingBlock: size(20),
  fontSize: text.small,
});
export const footName = style({ marginInlineEnd: 'auto' });
export const footLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size(24),
  overflowWrap: 'anywhere',
  color: 'inherit',
});
/** A button that looks like the links next to it. */
export const footButton = style([
  footLink,
  {
    padding: 0,
    border: 0,
    background: 'none',
    textDecoration: 'underline color-mix(in srgb, currentColor 40%, transparent) 1px',
    textUnderlineOffset: '.18em',
    cursor: 'pointer',
    ':hover': { textDecorationColor: 'currentColor' },
  },
]);

// Only the contents of a page are printed, black on white.
globalStyle('html', { '@media': { print: { colorScheme: 'light', overflowY: 'visible' } } });
globalStyle('body', { '@media': { print: { background: 'Canvas' } } });
globalStyle(`:is(${bar}, ${foot}, ${skip})`, { '@media': { print: { display: 'none' } } });
globalStyle('[aria-label="Notifications"]', { '@media': { print: { display: 'none' } } });
globalStyle(page, {
  '@media': { print: { maxWidth: 'none', padding: 0, color: 'CanvasText' } },
});
globalStyle(`${page} :is(h1, h2)`, { '@media': { print: { color: 'CanvasText' } } });
