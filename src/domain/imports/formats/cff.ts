import type { Author } from '../../artifact/author';
import type { DescribedWork } from '../describedWork';
import { malformed } from '../importedMetadata';
import { affiliationOf, authorNamed, joinedName } from '../names';
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

/** A person or an entity, which has one name. */
function authorOf(item: unknown): Author {
  const parts = ['given-names', 'name-particle', 'family-names', 'name-suffix'];
  const name = joinedName(parts.map((part) => member(item, part)));
  return authorNamed(
    name || lineOf(member(item, 'name')) || lineOf(member(item, 'alias')),
    affiliationOf(member(item, 'affiliation')),
    lineOf(member(item, 'email')),
  );
}
