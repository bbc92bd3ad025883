import { wellFormed } from '../text/wellFormed';

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
  return text
    .replace(
      /<br\s*\/?>|<(?:li|h[1-6])(?:\s[^<>]*)?>|<\/(?:p|div|h[1-6]|ul|ol|pre|blockquote|tr|jats:(?:p|sec|title))>/gi,
      '\n',
    )
    .replace(otherTags, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi, decodeEntity)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
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

function decodeEntity(found: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return entities[name.toLowerCase()] ?? found;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code >= 32 && code <= 0x10ffff ? wellFormed(String.fromCodePoint(code)) : '';
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
