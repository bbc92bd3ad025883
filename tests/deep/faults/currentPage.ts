import { format, resolveConfig } from 'prettier';

import { faultTables, withTables } from './faultTables';
import { readRows } from './reads/readRows';
import { writeRows } from './writes/writeRows';

/** The rows of one table. */
const columns = 4;

/** Splits the calls into tables that fit the width of a page. */
function groups(name: string, rows: typeof readRows) {
  const count = Math.ceil(rows.length / columns);
  return Array.from({ length: count }, (_, place) => ({
    name: count > 1 ? `${name}, ${place + 1} of ${count}` : name,
    rows: rows.slice(place * columns, (place + 1) * columns),
  }));
}

/** Updates the text of `docs/faults.md` from the matrix. Returns undefined without markers. */
export async function currentPage(file: string, text: string): Promise<string | undefined> {
  const tables = faultTables([
    ...groups('Calls that read', readRows),
    ...groups('Calls that write', writeRows),
  ]);
  const page = withTables(text, tables);
  return page && format(page, { ...(await resolveConfig(file)), parser: 'markdown' });
}
