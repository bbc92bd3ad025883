import { describe, expect, it } from 'vitest';
import { readAddMode, readLoginBack, readSharingKey, writeAddMode } from './routeQueries';
import { readOpenCell, readOpenFile, writeOpenCell, writeOpenFile } from './openFile';
import { loginUrl } from './routes';

const base = 'https://lab.example.edu/dashboard/';

describe('query strings', () => {
  it('name the open file, beside other parameters', () => {
    const path = 'a b/ü&?#.md';
    const query = writeOpenFile('?sharing_key=x&file=old', path);
    expect(readOpenFile(query)).toBe(path);
    expect(readSharingKey(query)).toBe('x');
    expect(writeOpenFile(query, undefined)).toBe('?sharing_key=x');
    expect(writeOpenFile(writeOpenFile('', path), undefined)).toBe('');
    expect(readOpenFile('?file=')).toBeUndefined();
  });

  it('names a cell of the open notebook, and no cell of another file', () => {
    const query = writeOpenCell('?file=run.ipynb', 12);
    expect(query).toBe('?file=run.ipynb&cell=12');
    expect(readOpenCell(query)).toBe(12);
    expect(writeOpenFile(query, 'other.ipynb')).toBe('?file=other.ipynb');
    for (const none of ['', '?cell=0', '?cell=-1', '?cell=1e3', '?cell=x']) {
      expect(readOpenCell(none)).toBeUndefined();
    }
  });

  it('give the sharing key', () => {
    expect(readSharingKey('?sharing_key=a%2Bb')).toBe('a+b');
    expect(readSharingKey('?sharing_key=')).toBeUndefined();
    expect(readSharingKey('')).toBeUndefined();
  });

  it('give and take the tab of the Add screen', () => {
    expect(readAddMode('?mode=import')).toBe('import');
    expect(readAddMode('?mode=other')).toBe('manual');
    expect(readAddMode('')).toBe('manual');
    expect(writeAddMode('?x=1&mode=manual', 'import')).toBe('?x=1&mode=import');
    expect(writeAddMode('', 'manual')).toBe('?mode=manual');
  });
});

describe('readLoginBack', () => {
  const read = (back: string) => readLoginBack(base, new URLSearchParams({ back }));

  it.each([
    ['', '/'],
    ['/', '/'],
    ['/artifacts?q=a//b#c//d', '/artifacts?q=a//b#c//d'],
    ['//artifacts//add/', '/artifacts/add'],
    ['artifacts/1/versions/2026-03-02.1', '/artifacts/1/versions/2026-03-02.1'],
    ['/artifacts/../about', '/artifacts/../about'],
    ['?owned=1', '/?owned=1'],
  ])('takes %j for %j', (back, path) => {
    expect(read(back)).toBe(path);
  });

  it('reads what loginUrl wrote', () => {
    const { search } = new URL(loginUrl(base, '/artifacts?q=a&tags=b%2Cc'));
    expect(readLoginBack(base, search)).toBe('/artifacts?q=a&tags=b%2Cc');
    expect(readLoginBack(base, '')).toBe('/');
  });

  it.each([
    'https://hostile.example.org/',
    'javascript:alert(1)',
    '/../../hostile',
    '/..//hostile.example.org/',
    '//hostile.example.org/',
    '/\\\\hostile.example.org',
    'https://',
  ])('leads home where %j leads elsewhere', (back) => {
    const path = read(back);
    expect(new URL(path.slice(1), base).href.startsWith(base)).toBe(true);
    expect(path).not.toContain('hostile');
  });

  it('leads home instead of to a file', () => {
    expect(read('/assets/main.js?x')).toBe('/');
  });
});
