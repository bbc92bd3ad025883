import { describe, expect, it } from 'vitest';
import type { TreeEntry } from './treeEntry';
import { filteredRows, foldersAround, nodesOf, openRows, type TreeRow } from './treeRows';

const file = (path: string): TreeEntry => ({ path, kind: 'file', size: 1 });
const nodes = nodesOf([
  file('run-10.py'),
  file('run-9.py'),
  { path: 'data', kind: 'folder' },
  file('data/a.csv'),
  file('data/deep/Traces.csv'),
  { path: 'empty', kind: 'folder' },
]);
const paths = (rows: TreeRow[]) => rows.map(({ node }) => node.path);

describe('nodesOf', () => {
  it('sorts folders first, then by name with numbers', () => {
    expect(paths(openRows(nodes, new Set()))).toEqual(['data', 'empty', 'run-9.py', 'run-10.py']);
  });

  it('adds folders that are not listed, and each path once', () => {
    const twice = nodesOf([file('a/b/c'), file('a/b/c'), file('a')]);
    expect(paths(openRows(twice, new Set(['a', 'a/b'])))).toEqual(['a', 'a/b', 'a/b/c']);
  });

  it.each(['', '/etc/passwd', '../x', 'a/../b', 'a//b', 'a/', './a'])('leaves out %j', (path) => {
    expect(nodesOf([file(path)])).toEqual([]);
  });

  it('knows names like those of members of objects', () => {
    const odd = nodesOf([file('__proto__/constructor'), file('toString')]);
    expect(paths(openRows(odd, new Set(['__proto__'])))).toEqual([
      '__proto__',
      '__proto__/constructor',
      'toString',
    ]);
  });
});

describe('openRows', () => {
  it('shows what is in open folders, with the places of the ARIA tree pattern', () => {
    const rows = openRows(nodes, new Set(['data']));
    expect(paths(rows)).toEqual([
      'data',
      'data/deep',
      'data/a.csv',
      'empty',
      'run-9.py',
      'run-10.py',
    ]);
    expect(rows[0]).toMatchObject({ level: 1, position: 1, setSize: 4, isOpen: true });
    expect(rows[2]).toMatchObject({ level: 2, position: 2, setSize: 2 });
    expect(rows[2]).not.toHaveProperty('isOpen');
    expect(rows[3]).not.toHaveProperty('isOpen');
  });
});

describe('filteredRows', () => {
  it('shows matches in their folders', () => {
    expect(paths(filteredRows(nodes, 'traces CSV'))).toEqual([
      'data',
      'data/deep',
      'data/deep/Traces.csv',
    ]);
    expect(filteredRows(nodes, 'nothing')).toEqual([]);
  });
});

it('names the folders around a path', () => {
  expect(foldersAround('a/b/c.md')).toEqual(['a', 'a/b']);
  expect(foldersAround('c.md')).toEqual([]);
});
