import { escapeHtml } from '../../../src/domain/text/escapeHtml';

const tagOf = /<meta\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/** How a `<meta>` element says what it is about. */
export type NameAttribute = 'name' | 'property';

/** The first `<meta>` element of a name, as it is written. */
export function findTag(html: string, attribute: NameAttribute, name: string): string | undefined {
  return html.match(tagOf)?.find((tag) => attributeOf(tag, attribute) === name);
}

/** The value of an attribute as it is written, escaped. */
export function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
}

/** Gives the `<meta>` element of a name another content. Adds it if there is none. */
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

/** Removes the `<meta>` element of a name. */
export function removeTag(html: string, attribute: NameAttribute, name: string): string {
  const own = findTag(html, attribute, name);
  return own ? html.replace(own, '') : html;
}

/** Puts markup at the end of the head. */
export function addToHead(html: string, markup: string): string {
  return html.replace(/<\/head>/i, (end) => markup + end);
}
