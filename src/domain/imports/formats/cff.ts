import type { Author } from '../../artifact/author';
import type { DescribedWork } from '../describedWork';
import { malformed } from '../importedMetadata';
import { affiliationOf, authorNamed, authorsNamed, nameOfParts } from '../names';
import { membersOf, unusedData } from '../unusedData';
import { doiIn } from '../values/identifiers';
import { isFilled, isObject, lineOf, listOf, member, tagsOf, textOf } from '../values/readValues';

/**
 * Reads a parsed `CITATION.cff` (Citation File Format 1.2). A file that has neither title nor
 * authors describes its `preferred-citation`.
 */
export function readCff(file: unknown): DescribedWork {
  if (!isObject(file)) throw malformed('cff', 'It has no keys such as “title”.');
  const software = membersOf(file);
  const preferred = member(file, 'preferred-citation');
  const isPreferred =
    isObject(preferred) && !isFilled(software.of('title')) && !isFilled(software.of('authors'));
  const work = isPreferred ? membersOf(preferred) : software;
  if (isPreferred) software.of('preferred-citation');
  // The parts that a preferred citation lacks are those of the software.
  const of = (name: string) => {
    const [found, other] = [work.of(name), software.of(name)];
    return isFilled(found) ? found : other;
  };
  const authors = work.of('authors');
  const identifiers = listOf(work.of('identifiers')).map((item) => member(item, 'value'));
  return {
    title: lineOf(work.of('title')),
    description: textOf(of('abstract')),
    authors: listOf(authors).flatMap(authorsOf),
    tags: tagsOf(of('keywords')),
    doi: doiIn(work.of('doi'), ...identifiers, software.of('doi')),
    repositories: [of('repository-code')],
    links: [of('url'), of('repository'), of('repository-artifact')],
    unused: unusedData([...new Set([...work.unread(), ...software.unread()])], authors),
  };
}

const partNames = {
  given: 'given-names',
  particle: 'name-particle',
  family: 'family-names',
  suffix: 'name-suffix',
};

/** A person or an entity, which has one name. Some files have names as texts. */
function authorsOf(item: unknown): Author[] {
  if (!isObject(item)) return authorsNamed(item);
  const name = nameOfParts(item, partNames) || lineOf(member(item, 'name', 'alias'));
  const affiliation = affiliationOf(member(item, 'affiliation'));
  return [authorNamed(name, affiliation, lineOf(member(item, 'email')))];
}
