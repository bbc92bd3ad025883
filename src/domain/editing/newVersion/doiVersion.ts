import { doiContentsUrn } from '../../artifact/contents/contentsUrn';
import type { UrnNames } from '../../artifact/urn/urn';
import type { VersionReading } from './newVersion';

const zenodoDoi =
  /(?<![\w.])10\.5281\s*\/\s*zenodo\.([1-9]\d{0,14})(?:\.svg)?(?![\w/-]|\.\w|\s*\d)/gi;

/** The address of a record, not of its newest version, which would be another record. */
const recordAddress =
  /(?<![\w.-])(?:www\.)?zenodo\.org\/(?:api\/)?records?\/([1-9]\d{0,14})(?!\w|\s*\d|\/(?:versions\/)?latest)/gi;

/** The end of the badge `img.shields.io/badge/DOI-10.5281%2Fzenodo.12-blue`: its colour. */
const badgeColour = /(img\.shields\.io\/badge\/[^\s-]+-10\.5281\/zenodo\.\d+)-\w+/gi;

/** A DOI, or a record of Zenodo, in whatever else the text contains. */
const otherWork = /10\.\d{4,9}(?:\.\d+)*\/|zenodo\.org\/(?:api\/)?(?:records?|deposit|uploads)\//i;

/**
 * Reads a DOI of Zenodo, the archive from which the catalogue accepts contents (contract/api 2.11),
 * in the forms that people copy: the DOI, the address of its record or of a file of that, and the
 * badge as an address, Markdown, HTML or reStructuredText. Refuses a text that names several works,
 * and a badge with the number of a repository instead of a record.
 */
export function readDoiVersion(text: string, names: UrnNames): VersionReading {
  if (!text.trim()) return { problems: { doi: 'Please enter a DOI.' } };
  const typed = withoutEncoding(text).replace(badgeColour, '$1');
  const records = [zenodoDoi, recordAddress].flatMap((pattern) =>
    [...typed.matchAll(pattern)].map(([, record]) => record),
  );
  const rest = typed.replace(zenodoDoi, '').replace(recordAddress, '');
  const [record, ...others] = new Set(records);
  if (record === undefined || others.length > 0 || otherWork.test(rest)) {
    const problem = 'This is not a DOI of Zenodo. It should look like 10.5281/zenodo.1234567';
    return { problems: { doi: problem } };
  }
  return { version: { contentsUrn: doiContentsUrn(`10.5281/zenodo.${record}`, names) } };
}

/** Decodes the percent encodings of ASCII. */
function withoutEncoding(text: string): string {
  return text.replace(/%[2-7][0-9a-f]/gi, decodeURIComponent);
}
