import { getTableConfig, SQLiteSyncDialect, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { SQL } from 'drizzle-orm';

const dialect = new SQLiteSyncDialect();

/** The SQL statements that create a table and its indexes, derived from the schema. */
export function tableStatements(table: SQLiteTable): string[] {
  const { name, columns, primaryKeys, foreignKeys, indexes } = getTableConfig(table);
  const parts = [
    ...columns.map((column) =>
      [
        quoted(column.name),
        column.getSQLType(),
        column.primary && 'primary key',
        column.notNull && 'not null',
      ]
        .filter(Boolean)
        .join(' '),
    ),
    ...primaryKeys.map((key) => `primary key (${listed(key.columns)})`),
    ...foreignKeys.map(foreignKeyClause),
  ];
  return [
    `create table ${quoted(name)} (${parts.join(', ')})`,
    ...indexes.map((index) => indexStatement(name, index)),
  ];
}

type TableConfig = ReturnType<typeof getTableConfig>;

function foreignKeyClause(key: TableConfig['foreignKeys'][number]): string {
  const { columns, foreignTable, foreignColumns } = key.reference();
  const target = `${quoted(getTableConfig(foreignTable).name)} (${listed(foreignColumns)})`;
  return `foreign key (${listed(columns)}) references ${target} on delete ${key.onDelete ?? 'no action'}`;
}

function indexStatement(table: string, { config }: TableConfig['indexes'][number]): string {
  const columns = config.columns.map((column) =>
    column instanceof SQL ? dialect.sqlToQuery(column).sql : quoted(column.name),
  );
  const kind = config.unique ? 'unique index' : 'index';
  return `create ${kind} ${quoted(config.name)} on ${quoted(table)} (${columns.join(', ')})`;
}

function listed(columns: readonly { name: string }[]): string {
  return columns.map((column) => quoted(column.name)).join(', ');
}

function quoted(name: string): string {
  return `"${name}"`;
}
