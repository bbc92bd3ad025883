import type { RepositoryFiles } from '../artifact/git/repositoryFiles';
import { versionDoi } from '../artifact/contents/versionContents';
import type { FileHost } from '../configuration/fileHosts';

/**
 * The number of the Zenodo record that a contents URN names by its DOI, `10.5281/zenodo.1234`.
 * `undefined` for other contents and other DOIs.
 */
export function recordOf(contentsUrn: string): string | undefined {
  const doi = versionDoi({ contentsUrn });
  return doi && /^10\.5281\/zenodo\.([1-9]\d{0,17})$/i.exec(doi)?.[1];
}

/** The files of a Zenodo record. Zenodo has no pages of folders. */
export function recordFiles({ url, apiUrl }: FileHost, record: string): RepositoryFiles {
  const page = `${url}/records/${record}`;
  return {
    host: 'zenodo',
    owner: 'records',
    name: record,
    ref: record,
    pages: `${page}/files/`,
    folders: `${page}#`,
    raw: `${apiUrl}/records/${record}/files/`,
    rawEnd: '/content',
  };
}
