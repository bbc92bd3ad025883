import { format, resolveConfig } from 'prettier';

import { faultTables, withTables } from './faultTables';
import { readRows } from './reads/readRows';
import { writeRows } from './writes/writeRows';

/** Rows of a table that are read side by side. */
const columns = 4;

/** The calls in tables that a page is wide enough for. */
function groups(name: string, rows: typeof readRows) {
  const count = Math.ceil(rows.length / columns);
  return Array.from({ length: count }, (_, place) => ({
    name: count > 1 ? `${name}, ${place + 1} of ${count}` : name,
    rows: rows.slice(place * columns, (place + 1) * columns),
  }));
}

/** `docs/faults.md` as it should be by the matrix, from what it is; nothing where it has no markers. */
export async function currentPage(file: string, text: string): Promise<string | undefined> {
  const tables = faultTables([
    ...groups('Calls that read', readRows),
    ...groups('Calls that write', writeRows),
  ]);
  const page = withTables(text, tables);
  return page && format(page, { ...(await resolveConfig(file)), parser: 'markdown' });
}
