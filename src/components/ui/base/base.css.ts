import { globalStyle, style } from '@vanilla-extract/css';
import '../../../theme/theme.css';
import * as rules from '../../../theme/rules';
import { color, font, leading, radius, text, weight } from '../../../theme/tokens';

/** The root of every component. Resets the styles of the page around it. */
export const baseStyle = style({
  color: color.text,
  fontFamily: font.sans,
  fontSize: text.body,
  fontWeight: weight.regular,
  lineHeight: leading.body,
  letterSpacing: 'normal',
  textAlign: 'start',
  WebkitFontSmoothing: 'antialiased',
  // Firefox shows white scrollbars in dark pages.
  scrollbarColor: `${color.edge} transparent`,
});

// `:where` has no specificity, so every class of a component overrides these rules.
globalStyle(
  `:where(.${baseStyle}, .${baseStyle} *, .${baseStyle} ::before, .${baseStyle} ::after)`,
  { boxSizing: 'border-box' },
);
const within = (elements: string) => `:where(.${baseStyle}) :where(${elements})`;
globalStyle(within('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, pre, fieldset, blockquote'), {
  margin: 0,
  padding: 0,
});
globalStyle(within('ul, ol'), { listStyle: 'none' });
globalStyle(within('fieldset'), { border: 0, minWidth: 0 });
globalStyle(within('button, input, select'), {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle(within('h1, h2, h3, h4, h5, h6'), {
  fontWeight: weight.bold,
  lineHeight: leading.tight,
  letterSpacing: '-.015em',
  textWrap: 'pretty',
});
globalStyle(within('a'), {
  color: color.accentText,
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.18em',
});
globalStyle(within('a:hover'), { textDecorationColor: 'currentColor' });
globalStyle(within(':focus-visible'), {
  outline: `3px solid ${color.focus}`,
  outlineOffset: '2px',
  borderRadius: radius.xs,
});

/** Visible to screen readers only. */
export const spokenOnly = style(rules.visuallyHidden);

/** Not on paper. */
export const screenOnly = style({ '@media': { print: { display: 'none !important' } } });

export const muted = style({ color: color.textMuted });
export const small = style(rules.small);
/** For slugs and hashes. */
export const mono = style({ fontFamily: font.mono, fontSize: '.93em' });
