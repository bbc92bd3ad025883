import type { Author } from '../../artifact/author';
import type { DescribedWork } from '../describedWork';
import { malformed } from '../importedMetadata';
import { affiliationOf, authorNamed, nameOfParts } from '../names';
import { doiIn, isObject, lineOf, listOf, member, tagsOf, textOf } from '../readValues';

/** Reads a parsed `CITATION.cff` (Citation File Format 1.2). */
export function readCff(file: unknown): DescribedWork {
  if (!isObject(file)) throw malformed('cff', 'It holds no members such as “title”.');
  const of = (name: string) => member(file, name);
  const identifiers = listOf(of('identifiers')).map((item) => member(item, 'value'));
  return {
    title: lineOf(of('title')),
    description: textOf(of('abstract')),
    authors: listOf(of('authors')).map(authorOf),
    tags: tagsOf(of('keywords')),
    doi: doiIn(of('doi'), ...identifiers),
    repositories: [of('repository-code'), of('repository')],
    links: [of('url'), of('repository-artifact')],
  };
}

const partNames = {
  given: 'given-names',
  particle: 'name-particle',
  family: 'family-names',
  suffix: 'name-suffix',
};

/** A person or an entity, which has one name. */
function authorOf(item: unknown): Author {
  return authorNamed(
    nameOfParts(item, partNames) || lineOf(member(item, 'name')) || lineOf(member(item, 'alias')),
    affiliationOf(member(item, 'affiliation')),
    lineOf(member(item, 'email')),
  );
}
