import { readWebAddress } from '../addresses/webAddress';
import type { Author } from '../artifact/author';
import { oneLine } from '../citation/citation';
import { fields } from '../artifact/fields';
import { countCharacters } from '../text/characters';
import { repositoryPageUrl } from '../artifact/git/repositoryLinks';
import type { ImportedMetadata, ImportFormat } from './importedMetadata';
import { markdownOf, plainTextOf } from './values/markup';
import { namedAuthors } from './names';
import { addressesIn, doiIn } from './values/identifiers';
import { lineOf } from './values/readValues';

/** The sites whose addresses are repository addresses. */
const codeHosts =
  /^https?:\/\/(?:www\.)?(?:github\.com|gitlab\.[\w.-]+|codeberg\.org|bitbucket\.org)\/[^/]+\/[^/?#]+/i;

/** Whether an address may be a repository's. */
export function isOnCodeHost(address: string): boolean {
  return codeHosts.test(address);
}

/** More rows would be slow, and users would not check them. */
const mostAuthors = 100;
const mostTags = 200;

/** A format's data about a work, before it is fitted to the form. */
export interface DescribedWork {
  title: string;
  /** Text of any length. */
  description: string;
  /** A summary in addition to the description. */
  summary?: string;
  /**
   * Whether descriptions in the format are in HTML or JATS. Other formats may also contain such
   * descriptions.
   */
  hasMarkup?: boolean;
  authors: readonly Author[];
  tags: readonly string[];
  doi: string;
  /** Addresses of repositories. */
  repositories?: readonly unknown[];
  /** Possible addresses of repositories. */
  links?: readonly unknown[];
  /** Names for people of what the file states besides. */
  unused?: readonly string[];
  entries?: number;
}

/** Fits the description of a work to the fields of the form. */
export function fittedWork(format: ImportFormat, work: DescribedWork): ImportedMetadata {
  const { title, entries = 1 } = work;
  const summary = markdownOf(work.summary ?? '', work.hasMarkup);
  const description = markdownOf(work.description, work.hasMarkup);
  const authors = namedAuthors(work.authors);
  const text = summary || description;
  const short = oneLine(plainTextOf(work.summary || work.description, work.hasMarkup));
  const isCut = countCharacters(short) > fields.shortDescription.limit;
  const repository = repositoryIn(work);
  const rest = summary && description !== summary ? description : '';
  return {
    format,
    title,
    shortDescription: isCut ? firstSentences(short) : short,
    longDescription: rest || (isCut || short !== oneLine(text) ? text : ''),
    authors: authors.slice(0, mostAuthors),
    furtherAuthors: Math.max(0, authors.length - mostAuthors),
    tags: [...new Set(work.tags)].slice(0, mostTags),
    repository,
    doi: work.doi,
    entries,
    unused: [...(work.unused ?? []), ...(hasOtherLinks(work, repository) ? ['links'] : [])],
  };
}

/** As many sentences as fit, or else as many words. */
function firstSentences(text: string): string {
  const start = Array.from(text)
    .slice(0, fields.shortDescription.limit - 1)
    .join('');
  const [sentences] = /^.*[.!?](?=\s)/u.exec(start) ?? [];
  if (sentences && sentences.length >= 40) return sentences;
  return `${start.replace(/\s+\S*$/u, '').replace(/[\s,;:.–—-]+$/u, '')}…`;
}

function repositoryIn({ repositories = [], links = [] }: DescribedWork): string {
  const hosted = addressesOf(links).filter(isOnCodeHost);
  for (const address of [...repositories.map((one) => lineOf(one)), ...hosted]) {
    const page = readWebAddress(repositoryPageUrl(address));
    if (page) return page;
  }
  return '';
}

/** Whether there are addresses that are neither the DOI's nor the repository's. */
function hasOtherLinks({ doi, links = [] }: DescribedWork, repository: string): boolean {
  return addressesOf(links).some((address) => {
    const isRepository = readWebAddress(repositoryPageUrl(address)) === repository;
    return !isRepository && (!doi || doiIn(address).toLowerCase() !== doi.toLowerCase());
  });
}

function addressesOf(links: readonly unknown[]): string[] {
  return links.flatMap((link) => addressesIn(lineOf(link)));
}
