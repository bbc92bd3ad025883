import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { currentPage } from './currentPage';
import { faultKindNames } from './faultKinds';
import { begin, end, faultTables, outcomesOf, withTables } from './faultTables';
import type { CallRow, Cell } from './matrix';
import { readRows } from './reads/readRows';
import { writeRows } from './writes/writeRows';

const file = path.resolve(import.meta.dirname, '../../../docs/faults.md');
const rows = [...readRows, ...writeRows];

describe('docs/faults.md', () => {
  it('is up to date; `npm run docs:faults` writes it', async () => {
    const page = readFileSync(file, 'utf8');
    expect(page).toBe(await currentPage(file, page));
  });
});

describe('the matrix', () => {
  it('has the calls of product 7', () => {
    expect(rows.map(({ name }) => name.replace(/,.*/, ''))).toEqual([
      'Token exchange',
      'List artifacts',
      'List artifacts',
      'Get artifact',
      'Tags',
      'Tags',
      'Badges',
      'Git lookup',
      'Import new',
      'Import existing (new version)',
      'Create artifact',
      'Add role',
      'Remove role',
      'Update metadata',
      'Update links',
      'Delete version',
      'Request DOI',
      'Create version',
      'Delete artifact',
    ]);
  });

  it.each(rows.map((row) => [row.name, row] as const))(
    'has an outcome or a reason in every cell of “%s”',
    (_, row) => {
      expect(Object.keys(row.cells).sort()).toEqual([...faultKindNames].sort());
    },
  );

  it.each([
    ['reads', readRows],
    ['writes', writeRows],
  ])('means one thing by one word in the table of the %s', (_, calls) => {
    const words = outcomesOf(calls).map(({ short }) => short);
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
  });
});

describe('faultTables', () => {
  const never: Cell = { never: 'It | cannot.' };
  const said: Cell = {
    outcome: { short: 'said', meaning: 'It is said.' },
    detail: 'No.',
    sent: 1,
    check: () => Promise.resolve(),
  };
  const cells = Object.fromEntries(
    faultKindNames.map((kind) => [kind, kind === 'cut' ? said : never]),
  ) as CallRow['cells'];
  const row: CallRow = {
    name: 'Ask',
    method: 'GET',
    path: '/x/',
    cells,
    prepare: () => Promise.reject(new Error('It is not played.')),
  };
  const tables = faultTables([{ name: 'All', rows: [row, row] }]);

  it('names outcomes briefly and explains each once', () => {
    expect(tables).toContain('| Cut connection | said | said |');
    expect(tables.match(/It is said\./g)).toHaveLength(1);
    expect(tables).toContain('- Cut connection: No.');
  });

  it('gives the reason if a fault cannot happen', () => {
    expect(tables).toContain('| Timeout | — (It \\| cannot.) | — (It \\| cannot.) |');
  });
});

describe('withTables', () => {
  it('does not change the text around them', () => {
    const text = `Before\n${begin}\nold\n${end}\nAfter`;
    expect(withTables(text, 'new')).toBe(`Before\n${begin}\n\nnew\n\n${end}\nAfter`);
  });

  it('returns nothing if there are none', () => {
    expect(withTables('Text', 'new')).toBeUndefined();
  });
});
