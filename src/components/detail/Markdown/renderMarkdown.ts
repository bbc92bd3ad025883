import DOMPurify from 'dompurify';
import { Marked } from 'marked';
import { allowedTags, mayBring, mayHave } from './allowedMarkup';
import { furnishMarkup, type MarkupPlace } from './furnishMarkup';
import { tameMarkup } from './tameMarkup';
import './prose.css';

const marked = new Marked({
  gfm: true,
  renderer: { checkbox: ({ checked }) => (checked ? '☑ ' : '☐ ') },
});

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

/** Result of {@link renderMarkdown}. Pass it to the DOM as it is; never join it with text. */
export type RenderedMarkdown = TrustedHTML;

/**
 * Renders untrusted Markdown (GitHub flavour, with raw HTML) as safe markup: a `TrustedHTML` where
 * the browser supports trusted types (policy `dompurify`), else a string. Returns `undefined` for
 * text that breaks the renderer: show it as plain text.
 */
export function renderMarkdown(source: string, place: MarkupPlace): RenderedMarkdown | undefined {
  // Without support, DOMPurify returns its input unchanged.
  if (!DOMPurify.isSupported || hasEndlessWord(source)) return undefined;
  try {
    const markup = DOMPurify.sanitize(tameMarkup(marked.parse(source, { async: false })), {
      ...sanitising,
      ADD_ATTR: mayBring,
      RETURN_DOM_FRAGMENT: true,
    });
    furnishMarkup(markup, place);
    return DOMPurify.sanitize(markup, {
      ...sanitising,
      ADD_ATTR: mayHave,
      RETURN_TRUSTED_TYPE: true,
    });
  } catch {
    return undefined;
  }
}
