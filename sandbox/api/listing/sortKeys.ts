import { sql, type Column, type SQL } from 'drizzle-orm';

import { artifacts } from '../../database/tables/schema';

const sortColumns = new Map<string, Column>([
  ['updated_at', artifacts.updatedAt],
  ['created_at', artifacts.createdAt],
  ['date', artifacts.createdAt],
  ['access_count', artifacts.accessCount],
  ['unique_access_count', artifacts.uniqueAccessCount],
  ['unique_cell_execution_count', artifacts.uniqueCellExecutionCount],
]);

export interface SortKey {
  name: string;
  isAscending: boolean;
}

/**
 * Reads `sort_by`: names with commas between them. A leading `-` means ascending. Unknown names are
 * ignored (contract/api 2.1).
 */
export function readSortKeys(text: string): SortKey[] {
  const keys = text
    .split(',')
    .map((part) => part.trim())
    .map((part) => ({ name: part.replace(/^-/, ''), isAscending: part.startsWith('-') }))
    .filter(({ name }) => sortColumns.has(name));
  return keys.length > 0 ? keys : [{ name: 'updated_at', isAscending: false }];
}

/** The order of a listing. Ties are ordered by uuid, descending. */
export function orderBy(keys: SortKey[]): SQL {
  const parts = keys.map(({ name, isAscending }) => {
    const column = sortColumns.get(name);
    return isAscending ? sql`${column} asc` : sql`${column} desc`;
  });
  return sql.join([...parts, sql`${artifacts.uuid} desc`], sql`, `);
}
