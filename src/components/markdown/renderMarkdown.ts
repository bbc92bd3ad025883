import DOMPurify from 'dompurify';
import { Marked, type RendererObject } from 'marked';
import markedFootnote from 'marked-footnote';
import { escapeHtml } from '../../domain/text/escapeHtml';
import { allowedTags, mayBring, mayHave } from './markup/allowedMarkup';
import { furnishMarkup, type MarkupPlace } from './furnishMarkup';
import { BoundedTokenizer } from './BoundedTokenizer';
import { codeLanguage } from './code/codeLanguage';
import { formulaSyntax } from './formulaSyntax';
import { boundMarkup } from './markup/boundMarkup';
import { tameMarkup } from './markup/tameMarkup';
import './prose.css';

/**
 * Most marks of footnotes. Each may be compared with each note, and searched for to the end of the
 * text. With more, there are no footnotes.
 */
const mostNoteMarks = 500;

/** A parser for one text, since the footnotes of a text belong to their parser. */
function createParser(source: string): { parser: Marked; hasAllNotes: boolean } {
  const parser = new Marked({ gfm: true, renderer: { checkbox, code } }, formulaSyntax);
  const hasAllNotes = source.split('[^').length <= mostNoteMarks;
  if (hasAllNotes) parser.use(markedFootnote());
  return { parser, hasAllNotes };
}

const checkbox: RendererObject['checkbox'] = ({ checked }) =>
  `<span data-task="${checked ? 'done' : 'open'}"></span>`;

const code: RendererObject['code'] = ({ text, lang, escaped }) => {
  const language = codeLanguage(lang);
  const attribute = language ? ` data-language="${language}"` : '';
  const lines = text.replace(/\n$/, '');
  return `<pre><code${attribute}>${escaped ? lines : escapeHtml(lines)}\n</code></pre>\n`;
};

const sanitising = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: [],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
};

/**
 * Longest word that is rendered, in characters. The time for a word grows with its squared length
 * and would block the page.
 */
const longestWord = 5_000;
const hasEndlessWord = (source: string) =>
  source.split(/[^\w.+*~-]+/).some((word) => word.length > longestWord);

/**
 * The addresses that text may bring (DOMPurify's own pattern with fewer schemes), with
 * `attachment:` for the pictures of a notebook. {@link furnishMarkup} judges each of them.
 */
const addresses = /^(?:(?:https?|mailto|attachment):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i;

/** Result of {@link renderMarkdown} and {@link renderHtml}. */
export interface RenderedMarkdown {
  /**
   * Safe markup: a `TrustedHTML` where the browser supports trusted types (policy `dompurify`),
   * else a string. Pass it to the DOM as it is; never join it with text.
   */
  markup: TrustedHTML;
  /** Whether the markup shows all of the text. Otherwise it exceeded a bound (decision 30). */
  isWhole: boolean;
  /** Whether nothing is left to show. */
  isEmpty: boolean;
}

/**
 * Renders untrusted Markdown (GitHub flavour, with raw HTML) as safe markup of a bounded size.
 * Returns `undefined` for text that breaks the renderer: show it as plain text.
 */
export function renderMarkdown(source: string, place: MarkupPlace): RenderedMarkdown | undefined {
  // Without support, DOMPurify returns its input unchanged.
  if (!DOMPurify.isSupported || hasEndlessWord(source)) return undefined;
  try {
    const tokenizer = new BoundedTokenizer();
    const { parser, hasAllNotes } = createParser(source);
    const rendered = safeMarkup(parser.parse(source, { async: false, tokenizer }), place);
    return { ...rendered, isWhole: rendered.isWhole && tokenizer.isWhole && hasAllNotes };
  } catch {
    return undefined;
  }
}

/**
 * Renders untrusted HTML like that in Markdown. Returns `undefined` for HTML that breaks the
 * sanitizer.
 */
export function renderHtml(html: string, place: MarkupPlace): RenderedMarkdown | undefined {
  if (!DOMPurify.isSupported) return undefined;
  try {
    return safeMarkup(html, place);
  } catch {
    return undefined;
  }
}

function safeMarkup(html: string, place: MarkupPlace): RenderedMarkdown {
  const tamed = tameMarkup(html);
  const fragment = DOMPurify.sanitize(tamed.markup, {
    ...sanitising,
    ADD_ATTR: mayBring,
    ALLOWED_URI_REGEXP: addresses,
    RETURN_DOM_FRAGMENT: true,
  });
  const isWhole = boundMarkup(fragment) && tamed.isWhole;
  furnishMarkup(fragment, place);
  const isEmpty = !fragment.textContent?.trim() && !fragment.querySelector('img');
  const markup = DOMPurify.sanitize(fragment, {
    ...sanitising,
    ADD_ATTR: mayHave,
    RETURN_TRUSTED_TYPE: true,
  });
  return { markup, isWhole, isEmpty };
}
