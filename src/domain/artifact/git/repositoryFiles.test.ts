import { describe, expect, it } from 'vitest';
import { fileAddress, type RepositoryFiles, repositoryFilesOf } from './repositoryFiles';

const gitHub = repositoryFilesOf({
  repository: 'https://github.com/okafor-lab/fio-recipes.git',
  ref: 'v1.2',
}) as RepositoryFiles;
const gitLab = repositoryFilesOf({
  repository: 'git@gitlab.com:group/sub/recipes.git',
  ref: 'feature/x#1',
}) as RepositoryFiles;

describe('repositoryFilesOf', () => {
  it('names a repository on GitHub and its files', () => {
    expect(gitHub).toEqual({
      host: 'github',
      owner: 'okafor-lab',
      name: 'fio-recipes',
      ref: 'v1.2',
      pages: 'https://github.com/okafor-lab/fio-recipes/blob/v1.2/',
      folders: 'https://github.com/okafor-lab/fio-recipes/tree/v1.2/',
      raw: 'https://raw.githubusercontent.com/okafor-lab/fio-recipes/v1.2/',
    });
  });

  it('names a repository on GitLab, with its groups', () => {
    expect(gitLab).toMatchObject({
      host: 'gitlab',
      owner: 'group/sub',
      name: 'recipes',
      pages: 'https://gitlab.com/group/sub/recipes/-/blob/feature/x%231/',
      raw: 'https://gitlab.com/group/sub/recipes/-/raw/feature/x%231/',
    });
    const own = { repository: 'https://gitlab.example.edu:8443/o/r/-/tree/main', ref: 'HEAD' };
    expect(repositoryFilesOf(own)?.raw).toBe('https://gitlab.example.edu:8443/o/r/-/raw/HEAD/');
  });

  it.each([
    ['https://git.example.org/o/r', 'main'],
    ['https://github.com.evil.org/o/r', 'main'],
    ['https://mygitlab.com/o/r', 'main'],
    ['https://github.com/o', 'main'],
    ['https://github.com/o/<img>', 'main'],
    ['https://github.com/o/r', '../../evil/x'],
    ['https://github.com/o/r', 'a//b'],
    ['https://github.com/o/r', ''],
    ['javascript://github.com/o/r', 'main'],
  ])('finds no files of %j at %j', (repository, ref) => {
    expect(repositoryFilesOf({ repository, ref })).toBeUndefined();
  });
});

describe('fileAddress', () => {
  it.each([
    ['guide/run.md', 'guide/run.md'],
    ['./guide/run.md#steps', 'guide/run.md#steps'],
    ['/LICENSE', 'LICENSE'],
    ['../../../../x.md', 'x.md'],
    ['a b.md?plain=1', 'a%20b.md?plain=1'],
    ['javascript/alert.md', 'javascript/alert.md'],
  ])('leads from %j to the page of the file', (path, file) => {
    expect(fileAddress(path, gitHub, 'link')).toBe(gitHub.pages + file);
    expect(fileAddress(path, gitLab, 'link')).toBe(gitLab.pages + file);
  });

  it.each([
    ['src/', 'src/'],
    ['/', ''],
    ['..', ''],
    ['.', ''],
  ])('leads from %j to the page of the folder', (path, folder) => {
    expect(fileAddress(path, gitHub, 'link')).toBe(gitHub.folders + folder);
  });

  it('takes the bytes of an image', () => {
    expect(fileAddress('../figures/p 1.png?raw=true#x', gitHub, 'image')).toBe(
      'https://raw.githubusercontent.com/okafor-lab/fio-recipes/v1.2/figures/p%201.png?raw=true',
    );
    expect(fileAddress('/', gitHub, 'image')).toBeUndefined();
  });

  it.each([
    '',
    '  ',
    '#top',
    '?q=1',
    '//evil.example/x',
    '\\\\evil.example\\x',
    '/\\evil.example/x',
    'https://evil.example/x',
    'https:x',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'tel:112',
    'data:image/png;base64,AAAA',
    'https://files.invalid/x',
  ])('is no path: %j', (path) => {
    expect(fileAddress(path, gitHub, 'link')).toBeUndefined();
    expect(fileAddress(path, gitHub, 'image')).toBeUndefined();
  });

  it.each(['@evil.example', 'x@evil.example', 'a/../../../..//evil.example', '%2e%2e/%2e%2e/x'])(
    'stays in the repository: %j',
    (path) => {
      expect(fileAddress(path, gitHub, 'link')?.startsWith(gitHub.pages)).toBe(true);
    },
  );
});
