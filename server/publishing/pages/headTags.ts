import { escapeHtml } from '../../../src/domain/text/escapeHtml';

const tagOf = /<meta\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/** The attribute that names a `<meta>` element. */
export type NameAttribute = 'name' | 'property';

/** The source of the first `<meta>` element with this name. */
export function findTag(html: string, attribute: NameAttribute, name: string): string | undefined {
  return html.match(tagOf)?.find((tag) => attributeOf(tag, attribute) === name);
}

/** The value of an attribute as in the source, escaped. */
export function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
}

/**
 * Changes the content of the `<meta>` element with this name. Adds the element if there is none.
 */
export function changeTag(
  html: string,
  attribute: NameAttribute,
  name: string,
  content: string,
): string {
  const own = findTag(html, attribute, name);
  const tag = `<meta ${attribute}="${name}" content="${escapeHtml(content)}" />`;
  return own ? html.replace(own, () => tag) : addToHead(html, tag);
}

/** Removes the `<meta>` element with this name. */
export function removeTag(html: string, attribute: NameAttribute, name: string): string {
  const own = findTag(html, attribute, name);
  return own ? html.replace(own, '') : html;
}

/** Adds markup at the end of the head. */
export function addToHead(html: string, markup: string): string {
  return html.replace(/<\/head>/i, (end) => markup + end);
}
