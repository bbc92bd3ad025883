import { describe, expect, it } from 'vitest';
import { readTable } from './readTable';

describe('readTable', () => {
  it.each([',', ';', '\t', '|'])('finds the delimiter %j', (sign) => {
    const text = ['a', 'b'].join(sign) + `\n` + ['1', '"2\n3"'].join(sign);
    expect(readTable(text, '', true)).toMatchObject({ header: ['a', 'b'], rows: [['1', '2\n3']] });
  });

  it('leaves the last row of a cut text out, because it may end anywhere', () => {
    const cut = 'a,b\n1,2.5\n3,4.7';
    expect(readTable(cut, '', false).rows).toEqual([['1', '2.5']]);
    expect(readTable(cut, '', true).rows).toHaveLength(2);
  });

  it('is full at 1,000 rows, and with fewer rows of many cells', () => {
    const rowsOf = (columns: number, rows: number) =>
      `${Array.from({ length: columns }, () => 'x').join(',')}\n`.repeat(rows + 1);
    const shown = (columns: number, rows: number) => {
      const table = readTable(rowsOf(columns, rows), '', false);
      return [table.rows.length, table.header.length, table.isFull, table.hasMoreColumns];
    };
    expect(shown(2, 1_000)).toEqual([999, 2, false, false]);
    expect(shown(2, 1_500)).toEqual([1_000, 2, true, false]);
    expect(shown(200, 900)).toEqual([200, 100, true, true]);
  });
});
