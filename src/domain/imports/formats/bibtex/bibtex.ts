import type { DescribedWork } from '../../describedWork';
import { addressesIn, doiIn } from '../../values/identifiers';
import { withoutStrayMarkup } from '../../values/markup';
import { lineOf, tagsOf, textOf } from '../../values/readValues';
import { membersOf, unusedData } from '../../unusedData';
import { readBibtexEntry } from './bibtexEntry';
import { bibtexAuthors } from './bibtexAuthors';
import { texAddress } from './texAddress';
import { texText } from './texText';

/** Reads the first entry of a BibTeX or BibLaTeX file. */
export function readBibtex(text: string): DescribedWork {
  const { fields, entries } = readBibtexEntry(text);
  const members = membersOf(Object.fromEntries(fields));
  const of = (...names: string[]) => lineBreaksKept(members.of(...names));
  const plain = (tex: string) => withoutStrayMarkup(texText(tex));
  const title = [of('title'), of('subtitle')].filter(Boolean).join(': ');
  const links = [of('url'), of('howpublished'), of('note')].flatMap((value) =>
    addressesIn(texAddress(value)),
  );
  const author = of('author');
  return {
    title: lineOf(plain(title)),
    description: textOf(plain(of('abstract'))).replace(/\n(?!\s*\n)\s*/g, ' '),
    authors: bibtexAuthors(author),
    tags: tagsOf(plain(of('keywords', 'keyword'))),
    doi: doiIn(texAddress(of('doi')), ...links),
    repositories: [texAddress(of('repository'))],
    links,
    entries,
    unused: unusedData(members.unread(), author),
  };
}

function lineBreaksKept(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
