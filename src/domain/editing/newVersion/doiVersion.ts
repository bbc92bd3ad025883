import { doiContentsUrn } from '../../artifact/contents/contentsUrn';
import { cleanDoi, type UrnNames } from '../../artifact/urn/urn';
import type { VersionReading } from './newVersion';

const recordPattern =
  /^(?:https?:\/\/)?(?:www\.)?zenodo\.org\/(?:records?\/|doi\/10\.5281\/zenodo\.)(\d+)/i;

/**
 * Reads a DOI of Zenodo, the archive from which the catalogue accepts contents (contract/api 2.11),
 * or the address of its record.
 */
export function readDoiVersion(text: string, names: UrnNames): VersionReading {
  const typed = text.trim();
  const record = recordPattern.exec(typed)?.[1];
  const doi = (record ? `10.5281/zenodo.${record}` : cleanDoi(typed)).toLowerCase();
  if (!doi) return { problems: { doi: 'Please enter a DOI.' } };
  if (!/^10\.5281\/zenodo\.[1-9]\d{0,14}$/.test(doi)) {
    const problem = 'This is not a DOI of Zenodo. It should look like 10.5281/zenodo.1234567';
    return { problems: { doi: problem } };
  }
  return { version: { contentsUrn: doiContentsUrn(doi, names) } };
}
