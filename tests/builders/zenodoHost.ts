import type { FileHost } from '../../src/domain/configuration/fileHosts';

/** Zenodo as a host of files. */
export const zenodoHost: FileHost = {
  kind: 'zenodo',
  url: 'https://zenodo.org',
  apiUrl: 'https://zenodo.org/api',
};
