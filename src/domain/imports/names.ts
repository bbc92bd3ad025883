import type { Author } from '../artifact/author';
import { oneLine } from '../citation/citation';
import { isOrganisation } from '../citation/names/organisation';
import { lineOf, listOf, member } from './readValues';

/** `van der Berg, Jan, Jr.` in its displayed form. Names of organisations keep their commas. */
export function displayedName(name: string): string {
  const text = oneLine(name);
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length === 1 || parts.length > 3 || isOrganisation(text)) return text;
  const [family = '', middle = '', last = ''] = parts;
  // BibTeX uses `Family, Jr., Given`; others put the suffix at the end.
  const isSuffixFirst = /^(?:[js]r\.?|i{1,3}|iv|ph\.? ?d\.?)$/i.test(middle);
  const [given, suffix] = isSuffixFirst ? [last, middle] : [middle, last];
  return [given, family, suffix].filter(Boolean).join(' ');
}

/** The parts of a name in display order. `''` without a part. */
export function joinedName(parts: readonly unknown[]): string {
  return parts
    .map(lineOf)
    .filter(Boolean)
    .join(' ')
    .replaceAll(/(?<=\p{L}['’]) /gu, '');
}

/** An affiliation, as text, as an object with a name, or as a list of these. */
export function affiliationOf(value: unknown): string {
  const names = listOf(value).map((item) => lineOf(item) || lineOf(member(item, 'name')));
  return [...new Set(names.filter(Boolean))].join('; ');
}

/** An author with only a name. */
export function authorNamed(fullName: string, affiliation = '', email = ''): Author {
  return { fullName, affiliation, email: email.replace(/^mailto:/i, '') };
}

/** The authors who have a name, each once. */
export function namedAuthors(authors: readonly Author[]): Author[] {
  const seen = new Set<string>();
  return authors.filter((author) => {
    const key = JSON.stringify(author);
    return author.fullName !== '' && !seen.has(key) && Boolean(seen.add(key));
  });
}
