import type { Author } from '../../artifact/author';
import type { DescribedWork } from '../describedWork';
import { withoutMarkup } from '../values/markup';
import { joinParts, storedName } from '../../names/writtenName';
import { affiliationOf, authorNamed, authorsNamed } from '../names';
import { membersOf, unusedData } from '../unusedData';
import { doiIn } from '../values/identifiers';
import { isObject, lineOf, listOf, member, tagsOf, textOf } from '../values/readValues';

/** Reads the first item of CSL-JSON: a list, one item, or a response of Crossref. */
export function readCslJson(file: unknown): DescribedWork {
  const response = member(file, 'items', 'message') ?? file;
  const items = listOf(member(response, 'items') ?? response);
  const { of, unread } = membersOf(items[0]);
  const authors = of('author');
  return {
    title: withoutMarkup(lineOf(of('title'))),
    description: textOf(of('abstract')),
    hasMarkup: true,
    authors: listOf(authors).flatMap(authorsOf),
    tags: tagsOf(of('keyword', 'categories', 'subject')),
    doi: doiIn(of('DOI'), of('URL')),
    repositories: [member(of('custom'), 'repository')],
    links: listOf(of('URL', 'source')),
    entries: items.length,
    unused: unusedData(unread(), authors),
  };
}

function authorsOf(item: unknown): Author[] {
  if (!isObject(item)) return authorsNamed(item);
  // Either particle belongs in front of the family name.
  const particle = joinParts([
    lineOf(member(item, 'dropping-particle')),
    lineOf(member(item, 'non-dropping-particle')),
  ]);
  const [given, family, suffix] = ['given', 'family', 'suffix'].map((part) =>
    lineOf(member(item, part)),
  );
  return [
    authorNamed(
      storedName({ given, particle, family, suffix }) || lineOf(member(item, 'literal', 'name')),
      affiliationOf(member(item, 'affiliation')),
    ),
  ];
}
