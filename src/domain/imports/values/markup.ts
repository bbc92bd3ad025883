import { withoutEntities } from './htmlEntities';

/**
 * The format in which archives such as Zenodo export a description: HTML from the first tag to the
 * last.
 */
const isHtml = /^\s*<(?:p|div|h[1-6]|ul|ol|pre|blockquote|table|jats:\w+)(?:\s[^<>]*)?>[^]*>\s*$/i;

/** Tags of HTML and JATS that have no counterpart in the text. */
const otherTags =
  /<\/?(?:jats:[a-z-]+|[abipsu]|em|strong|sub|sup|span|div|sc|italic|bold|title|code|pre|tt|kbd|h[1-6]|ul|ol|li|blockquote|table|thead|tbody|tr|t[dh]|section|small)(?:\s[^<>]*)?\/?>/gi;

/** The text of a title or an abstract in which other programs include markup and entities. */
export function withoutMarkup(text: string): string {
  const plain = text
    .replace(
      /<br\s*\/?>|<(?:li|h[1-6])(?:\s[^<>]*)?>|<\/(?:p|div|h[1-6]|ul|ol|pre|blockquote|tr|jats:(?:p|sec|title))>/gi,
      '\n',
    )
    .replace(otherTags, '');
  return withoutEntities(plain)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A text that is not HTML, without the entities and pairs of tags that publishers put into it. */
export function withoutStrayMarkup(text: string): string {
  const plain = withoutEntities(text);
  return plain.replace(/<(i|b|em|strong|sub|sup|sc|scp|italic|bold)>([^<>]*)<\/\1>/gi, '$2');
}

/** A description without markup, and without the heading that publishers put in front. */
export function plainTextOf(text: string, hasMarkup = isHtml.test(text)): string {
  const plain = hasMarkup ? withoutMarkup(text) : text;
  return plain.replace(/^abstract(?:\s*[:—–]\s*|[^\S\n]*\n\s*)/i, '');
}

/** The same with the lists, headings and links of its markup in Markdown. */
export function markdownOf(text: string, hasMarkup = isHtml.test(text)): string {
  if (!hasMarkup) return plainTextOf(text, false);
  const marked = text
    .replace(/<a\s[^<>]*?href=["'](https?:[^"'<>\s]+)["'][^<>]*>([^<>[\]]+)<\/a>/gi, '[$2]($1)')
    .replace(/\s*<li(?:\s[^<>]*)?>\s*/gi, '\n- ')
    .replace(/<h([1-6])(?:\s[^<>]*)?>/gi, (_, level: string) => `\n${'#'.repeat(Number(level))} `);
  return plainTextOf(marked, true);
}
