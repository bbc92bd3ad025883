import type { FileHost } from '../../src/domain/configuration/fileHosts';

/** GitHub as a host of files. */
export const gitHubHost: FileHost = {
  kind: 'github',
  url: 'https://github.com',
  apiUrl: 'https://api.github.com',
  rawUrl: 'https://raw.githubusercontent.com',
};
