import { globalStyle } from '@vanilla-extract/css';
import { panelBox, small, solid, square } from '../../theme/rules';
import { color, font, forcedColors, leading, radius, size, text, weight } from '../../theme/tokens';
import { compact, prose, spacious } from './Markdown.css';

// Styles of rendered Markdown. They load with the renderer.

const within = (selector: string) => `${prose} ${selector}`;

globalStyle(`${prose} > * + *`, { marginTop: size(16) });
globalStyle(`${compact} > * + *`, { marginTop: size(8) });
globalStyle(`${spacious} > :is(p, ul, ol, dl, blockquote)`, { maxWidth: size(704) });

globalStyle(within(':is(h1, h2, h3, h4, h5, h6)'), {
  margin: 0,
  fontWeight: weight.bold,
  lineHeight: leading.tight,
  letterSpacing: '-.015em',
  textWrap: 'pretty',
});
globalStyle(`${spacious} :is(h2, h3)`, { marginTop: size(32), fontSize: size(19) });
globalStyle(`${spacious} :is(h4, h5, h6)`, { marginTop: size(24), fontSize: size(16) });
globalStyle(`${compact} :is(h1, h2, h3, h4, h5, h6)`, { marginTop: size(12), fontSize: 'inherit' });
globalStyle(`${prose} > :first-child`, { marginTop: 0 });
globalStyle(`${spacious} :is(h1, h2, h3, h4, h5, h6) + *`, { marginTop: size(8) });
globalStyle(`${compact} :is(h1, h2, h3, h4, h5, h6) + *`, { marginTop: size(4) });

globalStyle(within(':is(ul, ol)'), { display: 'grid', gap: size(6) });
globalStyle(within('ul'), { listStyle: 'disc' });
globalStyle(within('ol'), { listStyle: 'decimal' });
// An item may have another direction than its list. The space for its marker is on its own side.
globalStyle(within('li'), { minWidth: 0, marginInlineStart: size(22) });
globalStyle(within('li::marker'), { color: color.accentText, fontWeight: weight.semibold });
globalStyle(within('li > :is(p, pre, ul, ol, blockquote) + *, li > :is(pre, ul, ol, blockquote)'), {
  marginTop: size(6),
});
globalStyle(within('dt'), { fontWeight: weight.semibold });
globalStyle(within('dd'), { margin: 0, paddingInlineStart: size(22) });

globalStyle(within(':is(code, kbd, samp)'), {
  padding: '.1em .35em',
  borderRadius: radius.xs,
  background: color.codeBg,
  color: color.codeText,
  fontFamily: font.mono,
  fontSize: '.9em',
});
globalStyle(within('pre'), {
  padding: size(16),
  border: solid(color.line),
  borderRadius: radius.large,
  background: color.codeBg,
  color: color.codeText,
  overflowX: 'auto',
  fontFamily: font.mono,
  fontSize: size(14),
  lineHeight: 1.65,
  overflowWrap: 'normal',
  tabSize: 4,
});
globalStyle(`${compact} pre`, { padding: size(8), fontSize: 'inherit', lineHeight: 'inherit' });
// Formulas are shown as text.
globalStyle(within('code[data-math]'), { padding: 0, background: 'none', color: 'inherit' });
globalStyle(within('pre code'), { padding: 0, background: 'none', fontSize: 'inherit' });
globalStyle(within('blockquote'), {
  ...panelBox,
  padding: size(12, 16),
  borderRadius: radius.medium,
});
globalStyle(within('blockquote > * + *'), { marginTop: size(8) });
// Fixed marks: the time for nested ones grows with their squared number.
globalStyle(within('q::before'), { content: '“' });
globalStyle(within('q::after'), { content: '”' });
globalStyle(within('hr'), { border: 0, borderTop: solid(color.line) });
globalStyle(within('img'), { maxWidth: '100%', height: 'auto', verticalAlign: 'middle' });
// `useColorScheme` reads the colour, and is told of changes. No rule between columns is drawn.
globalStyle(prose, {
  columnRuleColor: 'light-dark(#fff, #000)',
  transition: 'column-rule-color 1ms',
});
const otherScheme = { light: 'dark', dark: 'light' } as const;
for (const scheme of ['light', 'dark'] as const) {
  const hidden = `[data-only="${otherScheme[scheme]}"]`;
  globalStyle(`${prose}[data-scheme="${scheme}"] ${hidden}`, {
    '@media': { screen: { display: 'none' } },
  });
  // Without scripts.
  globalStyle(`${prose}:not([data-scheme]) ${hidden}`, {
    '@media': { [`screen and (prefers-color-scheme: ${scheme})`]: { display: 'none' } },
  });
}
globalStyle(within('[data-only="dark"]'), { '@media': { print: { display: 'none' } } });
globalStyle(within('figure'), { marginInline: 0 });
globalStyle(within('figcaption'), { color: color.textMuted, fontSize: text.small });
globalStyle(within('summary'), { cursor: 'pointer', fontWeight: weight.semibold });

// The frame of a table. No other part of a description is a group.
globalStyle(within('[role="group"]'), { ...panelBox, overflowX: 'auto' });
globalStyle(within('table'), {
  ...small,
  width: '100%',
  borderCollapse: 'collapse',
  overflowWrap: 'break-word',
});
globalStyle(within('caption'), {
  padding: size(8, 12),
  color: color.textMuted,
  textAlign: 'start',
});
globalStyle(within(':is(th, td)'), {
  padding: size(9, 12),
  borderTop: solid(color.line),
  textAlign: 'start',
  verticalAlign: 'top',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(within('thead :is(th, td)'), {
  borderTop: 0,
  background: color.surfaceSunken,
  color: color.textMuted,
  fontWeight: weight.semibold,
});
globalStyle(within(':is(th, td)[data-align="right"]'), { textAlign: 'end' });
globalStyle(within(':is(th, td)[data-align="center"]'), { textAlign: 'center' });

// A task has a check box in place of a bullet. Its sign, for copies, is not drawn.
globalStyle(within('li[data-task]'), { listStyle: 'none' });
globalStyle(within('span[data-task]'), {
  display: 'inline-grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  ...square(15),
  marginInlineStart: size(-22),
  marginInlineEnd: size(7),
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.xs,
  verticalAlign: 'middle',
  fontSize: 0,
  whiteSpace: 'pre',
});
globalStyle(within('span[data-task="done"]'), {
  background: color.accent,
  borderColor: color.accentKey,
});
globalStyle(within('span[data-task="done"]::before'), {
  content: '',
  width: size(8),
  height: size(4),
  borderStyle: 'solid',
  borderColor: color.onAccent,
  borderWidth: '0 0 2px 2px',
  transform: 'translateY(-1.5px) rotate(-45deg)',
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

globalStyle(within('[role="note"]'), {
  padding: size(10, 16),
  borderInlineStart: `4px solid ${color.edge}`,
  borderRadius: radius.xs,
  maxWidth: size(704),
});
globalStyle(within('[role="note"] > * + *'), { marginTop: size(8) });
globalStyle(within('[data-alert="title"]'), { fontWeight: weight.bold });
for (const [kind, tone] of [
  ['note', 'info'],
  ['tip', 'accent'],
  ['important', 'accent'],
  ['warning', 'warm'],
  ['caution', 'danger'],
] as const) {
  globalStyle(within(`[data-alert="${kind}"]`), {
    background: color[`${tone}Soft`],
    borderColor: color[`${tone}Edge`],
  });
  globalStyle(within(`[data-alert="${kind}"] > [data-alert="title"]`), {
    color: color[`${tone}Text`],
  });
}

globalStyle(within('[role="doc-endnotes"]'), {
  marginTop: size(32),
  paddingTop: size(16),
  borderTop: solid(color.line),
  ...small,
});
globalStyle(within('sup'), { lineHeight: 0 });
globalStyle(within(':is([role="doc-noteref"], [role="doc-backlink"])'), {
  // Large enough to touch.
  padding: size(4),
  margin: size(-4),
  marginInline: size(-2),
});
globalStyle(within(':is([role="doc-noteref"], li[id])'), { scrollMarginTop: size(80) });
// The folded text cuts off everything outside of it.
globalStyle(within('li[id]'), { outlineOffset: size(-2) });
// The arrow back, as text and never as an emoji.
globalStyle(within('[role="doc-backlink"]::before'), { content: '↩\uFE0E' });
globalStyle(within('[role="doc-backlink"]:dir(rtl)::before'), { content: '↪\uFE0E' });
