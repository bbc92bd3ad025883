import type { Author } from '../artifact/author';
import { namesIn } from '../names/splitNames';
import { type StatedName, storedName, writtenName } from '../names/writtenName';
import { lineOf, listOf, member } from './values/readValues';

/**
 * The authors of a text with one name or several: `Doe, Jane; Roe, Jo`. Each name is in the form
 * that is stored.
 */
export function authorsNamed(text: unknown): Author[] {
  const names = lineOf(text)
    .replace(orcids, '')
    .replace(/^[\s,;]+|[\s,;]+$/g, '');
  return namesIn(names).map((name) => authorNamed(writtenName(name)));
}

/** An ORCID behind a name, with its address or word, in brackets or not. */
const orcids =
  /\s*[([]?(?:orcid(?: id)?:?\s*)?(?:https?:\/\/(?:www\.)?orcid\.org\/)?\d{4}-\d{4}-\d{4}-\d{3}[\dX][)\]]?/gi;

/** The parts of a name in DataCite JSON and in the vocabulary of schema.org. */
export const agentParts = {
  given: 'givenName',
  particle: 'namePrefix',
  family: 'familyName',
  suffix: 'honorificSuffix',
};

/** A name from its parts in a file. `''` without a part. */
export function nameOfParts(
  item: unknown,
  names: Readonly<Record<keyof StatedName, string>>,
): string {
  const of = (part: keyof StatedName) => lineOf(member(item, ...names[part].split(' ')));
  return storedName({
    given: of('given'),
    particle: of('particle'),
    family: of('family'),
    suffix: of('suffix'),
  });
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

/** Whether a name is one, not an id, or a word of a format for an unknown name. */
function isKnown(name: string): boolean {
  return (
    name !== '' &&
    !/^(?:_:.*|https?:\/\/\S*|anonymous|:\(?un(?:av|kn|as|al|ap)\)?|:none|:null)$/i.test(name)
  );
}

/** The authors who have a name, each once. */
export function namedAuthors(authors: readonly Author[]): Author[] {
  const seen = new Set<string>();
  return authors.filter((author) => {
    const key = JSON.stringify(author);
    return isKnown(author.fullName) && !seen.has(key) && Boolean(seen.add(key));
  });
}
