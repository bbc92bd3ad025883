import { describe, expect, it } from 'vitest';

import { hasGitArchive } from './gitArchive';

const urn = (id: string) => `urn:trovi:contents:git:${id}`;

describe('hasGitArchive', () => {
  it.each([
    'https://github.com/o/r.git@4f1c2d9',
    'https://github.com/o/r@main',
    'https://github.com/o/r.git',
    'https://github.com/o/r/@v1',
    'https://GitHub.com/o/r.git@feature/x',
    'http://github.com:443/o/r@main',
    'https://gitlab.com/group/r.git@main',
    'https://gitlab.com/group/sub/project/r@v1.0',
  ])('finds one for %s', (id) => {
    expect(hasGitArchive(urn(id))).toBe(true);
  });

  it.each([
    ['another host', 'https://git.example.org/o/r.git@main'],
    ['another host', 'https://codeberg.org/o/r@main'],
    ['a host that only contains the name', 'https://github.com.example.org/o/r@main'],
    ['a host that only contains the name', 'https://notgitlab.com/o/r@main'],
    ['a path that contains the name', 'https://example.org/github.com/r@main'],
    ['a subdomain', 'https://gist.github.com/o/r@main'],
    ['a GitLab of its own', 'https://gitlab.example.org/o/r.git@main'],
    ['another port', 'https://github.com:8443/o/r@main'],
    ['ssh', 'ssh://git@github.com/o/r.git@main'],
    ['ssh', 'git@github.com:o/r.git@main'],
    ['ssh', 'git@gitlab.com:o/r.git@main'],
    ['the git protocol', 'git://github.com/o/r.git@main'],
    ['a user name', 'https://noor@github.com/o/r.git@main'],
    ['a ref with an @', 'https://github.com/o/r.git@v1@rc'],
    ['an empty ref', 'https://github.com/o/r.git@'],
    ['an owner alone', 'https://github.com/o@main'],
    ['no repository', 'https://gitlab.com@main'],
    ['a page in a repository', 'https://github.com/o/r.git/tree/main@4f1c2d9'],
    ['a page in a repository', 'https://gitlab.com/o/r/-/tree/main@4f1c2d9'],
    ['a query', 'https://github.com/o/r?tab=readme@main'],
    ['a path on a disk', '/srv/git/r.git@main'],
    ['nothing', ''],
  ])('finds none for %s (%s)', (_why, id) => {
    expect(hasGitArchive(urn(id))).toBe(false);
  });

  it.each(['urn:trovi:contents:digital:https://github.com/o/r@main', '', 'https://github.com/o/r'])(
    'finds none for contents that are not in git (%s)',
    (text) => {
      expect(hasGitArchive(text)).toBe(false);
    },
  );
});
