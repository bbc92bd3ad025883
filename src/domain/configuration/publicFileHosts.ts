import type { FileHost } from './fileHosts';

/**
 * The public hosts whose files any page can read (decision 86): those of the shipped `config.json`,
 * and of elements whose page names none.
 */
export const publicFileHosts: readonly FileHost[] = [
  {
    kind: 'github',
    url: 'https://github.com',
    apiUrl: 'https://api.github.com',
    rawUrl: 'https://raw.githubusercontent.com',
  },
  { kind: 'gitlab', url: 'https://gitlab.com', apiUrl: 'https://gitlab.com/api/v4' },
  { kind: 'gitea', url: 'https://codeberg.org', apiUrl: 'https://codeberg.org/api/v1' },
  { kind: 'zenodo', url: 'https://zenodo.org', apiUrl: 'https://zenodo.org/api' },
];
