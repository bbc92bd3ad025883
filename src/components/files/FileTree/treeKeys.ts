import type { TreeRow } from '../../../domain/files/treeRows';

/** What a key does in a tree. */
export type TreeStep =
  { kind: 'go'; index: number } | { kind: 'open' | 'close' | 'activate'; index?: never };

/** What a key does at a row (ARIA practices, tree view). `undefined` for other keys. */
export function treeKey(
  key: string,
  rows: readonly TreeRow[],
  active: number,
): TreeStep | undefined {
  const row = rows[active];
  if (!row) return undefined;
  const last = rows.length - 1;
  switch (key) {
    case 'ArrowDown':
      return { kind: 'go', index: Math.min(active + 1, last) };
    case 'ArrowUp':
      return { kind: 'go', index: Math.max(active - 1, 0) };
    case 'Home':
      return { kind: 'go', index: 0 };
    case 'End':
      return { kind: 'go', index: last };
    case 'ArrowRight':
      if (row.isOpen === undefined) return { kind: 'go', index: active };
      return row.isOpen ? { kind: 'go', index: active + 1 } : { kind: 'open' };
    case 'ArrowLeft':
      return row.isOpen ? { kind: 'close' } : { kind: 'go', index: parentOf(rows, active) };
    case 'Enter':
    case ' ':
      return { kind: 'activate' };
    default:
      return key.length === 1 ? { kind: 'go', index: nextWith(key, rows, active) } : undefined;
  }
}

/** The row of the folder around a row. */
function parentOf(rows: readonly TreeRow[], active: number): number {
  const level = rows[active]?.level ?? 1;
  const above = rows.slice(0, active).findLastIndex((row) => row.level < level);
  return above < 0 ? active : above;
}

/** The next row whose name starts with a letter. */
function nextWith(letter: string, rows: readonly TreeRow[], active: number): number {
  const wanted = letter.toLowerCase();
  const starts = ({ node }: TreeRow) => node.name.toLowerCase().startsWith(wanted);
  const after = rows.findIndex((row, index) => index > active && starts(row));
  const first = after < 0 ? rows.findIndex(starts) : after;
  return first < 0 ? active : first;
}
