import type { MarkedExtension, TokenizerAndRendererExtension } from 'marked';
import { escapeHtml } from '../../domain/text/escapeHtml';
import { formulaAtStart, replaceFormulas } from '../../domain/text/formulas';

const withinLine: TokenizerAndRendererExtension = {
  name: 'formula',
  level: 'inline',
  start: (source) => source.indexOf('$'),
  tokenizer(source, before) {
    const raw = source.startsWith('$') && formulaAtStart(source, before.at(-1)?.raw);
    return raw ? { type: 'formula', raw } : undefined;
  },
  renderer: ({ raw }) =>
    `<code data-math dir="ltr">${escapeHtml(raw.replace(/^\$`([^]*)`\$$/, '$$$1$$'))}</code>`,
};

const ofLines: TokenizerAndRendererExtension = {
  name: 'formulaBlock',
  level: 'block',
  start(source) {
    const at = source.indexOf('\n$$');
    return at < 0 ? undefined : at + 1;
  },
  tokenizer(source) {
    const [, indent = '', rest] = /^( {0,3})(\$\$[^]*)$/.exec(source) ?? [];
    const text = rest && formulaAtStart(rest);
    const end = text && /^[ \t]*(?:\n|$)/.exec(rest.slice(text.length));
    return end ? { type: 'formulaBlock', raw: indent + text + end[0], text } : undefined;
  },
  renderer: ({ text }) =>
    `<pre dir="ltr"><code data-math>${escapeHtml(String(text))}\n</code></pre>\n`,
};

/** Keeps formulas as they are written. Markdown would read their marks as emphasis and escapes. */
export const formulaSyntax: MarkedExtension = {
  extensions: [withinLine, ofLines],
  hooks: {
    emStrongMask: (source) =>
      replaceFormulas(source, (formula) => `$${'a'.repeat(formula.length - 2)}$`),
  },
};
