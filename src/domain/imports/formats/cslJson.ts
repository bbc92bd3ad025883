import type { Author } from '../../artifact/author';
import type { DescribedWork } from '../describedWork';
import { withoutMarkup } from '../markup';
import { joinParts, storedName } from '../../names/writtenName';
import { affiliationOf, authorNamed } from '../names';
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
  // Either particle belongs in front of the family name.
  const particle = joinParts([
    lineOf(member(item, 'dropping-particle')),
    lineOf(member(item, 'non-dropping-particle')),
  ]);
  const [given, family, suffix] = ['given', 'family', 'suffix'].map((part) =>
    lineOf(member(item, part)),
  );
  return authorNamed(
    storedName({ given, particle, family, suffix }) || lineOf(member(item, 'literal', 'name')),
    affiliationOf(member(item, 'affiliation')),
  );
}
