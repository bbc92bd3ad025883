import type { Author } from '../../artifact/author';
import type { DescribedWork } from '../describedWork';
import { withoutMarkup } from '../markup';
import { affiliationOf, authorNamed, joinedName } from '../names';
import { doiIn, lineOf, listOf, member, tagsOf, textOf } from '../readValues';

/** Reads the first item of CSL-JSON: a list, one item, or a response of Crossref. */
export function readCslJson(file: unknown): DescribedWork {
  const items = listOf(member(file, 'items') ?? member(file, 'message') ?? file);
  const of = (...names: string[]) => member(items[0], ...names);
  return {
    title: withoutMarkup(lineOf(of('title'))),
    description: textOf(of('abstract')),
    hasMarkup: true,
    authors: listOf(of('author')).map(authorOf),
    tags: tagsOf(of('keyword', 'categories', 'subject')),
    doi: doiIn(of('DOI'), of('URL')),
    links: listOf(of('URL', 'source')),
    entries: items.length,
  };
}

function authorOf(item: unknown): Author {
  const parts = ['given', 'dropping-particle', 'non-dropping-particle', 'family', 'suffix'];
  return authorNamed(
    joinedName(parts.map((part) => member(item, part))) || lineOf(member(item, 'literal', 'name')),
    affiliationOf(member(item, 'affiliation')),
  );
}
