import { describe, expect, it } from 'vitest';
import { fileFormat, languageName } from './fileFormat';
import { formatBytes } from './formatBytes';
import { readLfsPointer } from './lfsPointer';
import { entryKind } from './treeEntry';

it.each([
  ['README.md', 'markdown'],
  ['docs.md/data.CSV', 'table'],
  ['figures/a.PNG', 'image'],
  ['traces.tar.gz', 'binary'],
  ['Makefile', 'text'],
  ['.gitignore', 'text'],
  ['a.unknown', 'text'],
])('shows %s as %s', (path, format) => {
  expect(fileFormat(path)).toBe(format);
});

it.each([
  ['src/run.PY', 'py'],
  ['Dockerfile', 'dockerfile'],
  ['a.b/Makefile', 'makefile'],
])('names the language of %s %s', (path, name) => {
  expect(languageName(path)).toBe(name);
});

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 KB'],
  [9960, '10 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [48_210_733, '48 MB'],
  [3.2e15, '3200 TB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

it.each([
  ['100644', 'file'],
  ['100755', 'file'],
  ['040000', 'folder'],
  ['120000', 'link'],
  ['160000', 'submodule'],
  ['000000', undefined],
])('reads the mode %s as %s', (mode, kind) => {
  expect(entryKind(mode)).toBe(kind);
});

describe('readLfsPointer', () => {
  const oid = '4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393';
  const pointer = (size: string) =>
    `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize ${size}\n`;

  it('reads the size of the large file', () => {
    expect(readLfsPointer(pointer('48210733'))).toEqual({ oid, size: 48_210_733 });
  });

  it.each([pointer('many'), pointer('1').replace('4d', 'zz'), `# ${pointer('1')}`, ''])(
    'refuses %j',
    (text) => {
      expect(readLfsPointer(text)).toBeUndefined();
    },
  );
});
