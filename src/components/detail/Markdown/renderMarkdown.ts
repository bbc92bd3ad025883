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

/** With the length of a word without blanks the time to read it grows squared: beyond this a page would stand still. */
const longestWord = 5_000;
const hasEndlessWord = (source: string) =>
  source.split(/[^\w.+*~-]+/).some((word) => word.length > longestWord);

/** What {@link renderMarkdown} returns: to be handed to the DOM as it is, never joined with text. */
export type RenderedMarkdown = TrustedHTML;

/**
 * Markdown of unknown origin (GitHub flavour, raw HTML included) as markup that is safe to show: a `TrustedHTML` where
 * the browser knows trusted types (policy `dompurify`), else the same as text. `undefined` for a text that breaks the
 * renderer: show it plain.
 */
export function renderMarkdown(source: string, place: MarkupPlace): RenderedMarkdown | undefined {
  // Where it is not supported, DOMPurify returns its input as it came.
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
