import { expect, it } from 'vitest';
import { hasUnlistedArchives, pathsInArchives, unpackedEntries } from './archives';
import type { TreeEntry } from './treeEntry';

const entries = (...paths: string[]) =>
  paths.map((path): TreeEntry => ({ path, kind: /\.zip$/.test(path) ? 'archive' : 'file' }));

it.each([
  [
    ['a.zip', 'a.zip/lab-1/LICENSE', 'a.zip/lab-1/x/run.py'],
    ['LICENSE', 'x/run.py'],
  ],
  [
    ['a.zip', 'a.zip/LICENSE', 'a.zip/x/run.py'],
    ['LICENSE', 'x/run.py'],
  ],
  [
    ['a.zip', 'a.zip/p/LICENSE', 'a.zip/q/run.py'],
    ['p/LICENSE', 'q/run.py'],
  ],
  [
    ['a.zip', 'b/c.txt', 'a.zip/x/run.py'],
    ['b/c.txt', 'run.py'],
  ],
])('knows the paths within %j', (paths, inside) => {
  const all = entries(...paths);
  const inArchive = pathsInArchives(all);
  expect(all.filter(({ kind }) => kind === 'file').map(({ path }) => inArchive(path))).toEqual(
    inside,
  );
});

it('unpacks the only archive of a record', () => {
  const unpacked = unpackedEntries(entries('a.zip', 'a.zip/x/run.py', 'a.zip/x/environment.yml'));
  expect(unpacked.map(({ path }) => path)).toEqual(['run.py', 'environment.yml']);
});

it.each([[['a.zip', 'a.zip/run.py', 'README.md']], [['run.py']], [[]]])(
  'leaves %j as it is',
  (paths) => {
    const all = entries(...paths);
    expect(unpackedEntries(all)).toEqual(all);
  },
);

it.each([
  ['data.tar.gz', true],
  ['data.TGZ', true],
  ['data.csv.gz', false],
  ['notes.txt', false],
  ['code.zip', false],
])('finds an archive without a list in %s: %s', (path, isFound) => {
  expect(hasUnlistedArchives(entries(path))).toBe(isFound);
});
