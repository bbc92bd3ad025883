import { wellFormed } from '../../text/wellFormed';
import { gitSourceOf } from '../git/git';
import { cleanDoi, readDoiUrn } from '../urn/urn';
import type { ArtifactVersion } from '../version';

/** Whether the contents are a git repository, by the provider in their URN (product 3.2). */
export function isGitVersion(version: ArtifactVersion): boolean {
  return gitSourceOf(version.contentsUrn) !== undefined;
}

/** The version's DOI, without final dots, if its contents are in the research-data archive. */
export function versionDoi(version: Pick<ArtifactVersion, 'contentsUrn'>): string | undefined {
  const doi = readDoiUrn(version.contentsUrn);
  return (doi && cleanDoi(doi)) || undefined;
}

/** The address that resolves a DOI: `https://doi.org/…`, percent-encoded. */
export function doiUrl(doi: string): string {
  const path = encodeURI(wellFormed(cleanDoi(doi)));
  return `https://doi.org/${path.replaceAll('?', '%3F').replaceAll('#', '%23')}`;
}
