import { describe, expect, it } from 'vitest';
import { readmeAddress } from './readmeAddress';
import { type RepositoryFiles, repositoryFilesOf } from './repositoryFiles';

const filesOf = (repository: string, ref = 'main') =>
  repositoryFilesOf({ repository, ref }) as RepositoryFiles;
const any = 'https://raw.example.org/{owner}/{repository}/{ref}/README.md';

describe('readmeAddress', () => {
  it('fills in the repository and its ref', () => {
    expect(
      readmeAddress(any, filesOf('https://github.com/okafor-lab/fio-recipes.git', 'v 1')),
    ).toBe('https://raw.example.org/okafor-lab/fio-recipes/v%201/README.md');
    expect(readmeAddress(any, filesOf('https://gitlab.com/a/b/c', 'x/y'))).toBe(
      'https://raw.example.org/a/b/c/x/y/README.md',
    );
  });

  it.each([
    [
      'https://raw.githubusercontent.com/{owner}/{repository}/{ref}/README.md',
      'https://gitlab.com/a/b',
    ],
    ['https://gitlab.com/{owner}/{repository}/-/raw/{ref}/README.md', 'https://github.com/a/b'],
    [any, 'https://gitlab.example.edu/a/b'],
  ])('asks %s for nothing of %s', (template, repository) => {
    expect(readmeAddress(template, filesOf(repository))).toBeUndefined();
  });
});
