import { globalStyle } from '@vanilla-extract/css';
import { panelBox, small, solid } from '../../../theme/rules';
import { color, font, leading, radius, size, text, weight } from '../../../theme/tokens';
import { compact, prose, roomy } from './Markdown.css';

// Styles of rendered Markdown. They load with the renderer.

const within = (selector: string) => `${prose} ${selector}`;

globalStyle(`${prose} > * + *`, { marginTop: size(16) });
globalStyle(`${compact} > * + *`, { marginTop: size(8) });
globalStyle(`${roomy} > :is(p, ul, ol, dl, blockquote)`, { maxWidth: size(704) });

globalStyle(within(':is(h1, h2, h3, h4, h5, h6)'), {
  margin: 0,
  fontWeight: weight.bold,
  lineHeight: leading.tight,
  letterSpacing: '-.015em',
  textWrap: 'pretty',
});
globalStyle(`${roomy} :is(h2, h3)`, { marginTop: size(32), fontSize: size(19) });
globalStyle(`${roomy} :is(h4, h5, h6)`, { marginTop: size(24), fontSize: size(16) });
globalStyle(`${compact} :is(h1, h2, h3, h4, h5, h6)`, { marginTop: size(12), fontSize: 'inherit' });
globalStyle(`${prose} > :first-child`, { marginTop: 0 });
globalStyle(`${roomy} :is(h1, h2, h3, h4, h5, h6) + *`, { marginTop: size(8) });
globalStyle(`${compact} :is(h1, h2, h3, h4, h5, h6) + *`, { marginTop: size(4) });

globalStyle(within(':is(ul, ol)'), { display: 'grid', gap: size(6) });
globalStyle(within('ul'), { listStyle: 'disc' });
globalStyle(within('ol'), { listStyle: 'decimal' });
// An item may have another direction than its list. The room for its marker is on its own side.
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
globalStyle(within('figure'), { marginInline: 0 });
globalStyle(within('figcaption'), { color: color.textMuted, fontSize: text.small });
globalStyle(within('summary'), { cursor: 'pointer', fontWeight: weight.semibold });

// The frame of a table. Nothing else in a description has a role.
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
globalStyle(within('thead th'), {
  borderTop: 0,
  background: color.surfaceSunken,
  color: color.textMuted,
  fontWeight: weight.semibold,
});
globalStyle(within(':is(th, td)[data-align="right"]'), { textAlign: 'end' });
globalStyle(within(':is(th, td)[data-align="center"]'), { textAlign: 'center' });
