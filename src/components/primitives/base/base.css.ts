import { globalStyle, style } from '@vanilla-extract/css';
import '../../../theme/theme.css';
import { vars } from '../../../theme/contract.css';
import { leading, text, weight } from '../../../theme/measures';

/** The root of every component: resets the styles of the page around it. */
export const baseStyle = style({
  color: vars.color.text,
  fontFamily: vars.font.sans,
  fontSize: text.body,
  fontWeight: weight.regular,
  lineHeight: leading.body,
  letterSpacing: 'normal',
  textAlign: 'start',
  WebkitFontSmoothing: 'antialiased',
});

// `:where` has no specificity: every class of a component overrides these rules.
globalStyle(
  `:where(.${baseStyle}, .${baseStyle} *, .${baseStyle} ::before, .${baseStyle} ::after)`,
  {
    boxSizing: 'border-box',
  },
);
globalStyle(
  `:where(.${baseStyle}) :where(h1, h2, h3, h4, p, ul, ol, dl, dd, pre, fieldset, blockquote)`,
  {
    margin: 0,
    padding: 0,
  },
);
globalStyle(`:where(.${baseStyle}) :where(ul, ol)`, { listStyle: 'none' });
globalStyle(`:where(.${baseStyle}) :where(fieldset)`, { border: 0, minWidth: 0 });
globalStyle(`:where(.${baseStyle}) :where(button, input, select)`, {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle(`:where(.${baseStyle}) :where(h1, h2, h3, h4)`, {
  fontWeight: weight.bold,
  lineHeight: leading.tight,
  letterSpacing: '-.015em',
  textWrap: 'pretty',
});
globalStyle(`:where(.${baseStyle}) :where(a)`, {
  color: vars.color.accentText,
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.18em',
});
globalStyle(`:where(.${baseStyle}) :where(a:hover)`, { textDecorationColor: 'currentColor' });
globalStyle(`:where(.${baseStyle}) :where(:focus-visible)`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  borderRadius: '5px',
});

/** Visible to screen readers only. */
export const spokenOnly = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const muted = style({ color: vars.color.textMuted });
export const small = style({ fontSize: text.small, lineHeight: leading.snug });
/** For slugs and hashes. */
export const mono = style({ fontFamily: vars.font.mono, fontSize: '.93em' });
