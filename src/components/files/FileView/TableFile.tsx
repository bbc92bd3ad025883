/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Safari drops the roles of a table whose styles change its layout. */
import { memo, type ReactNode, useEffect, useMemo } from 'react';
import { counted, formatCount } from '../../../domain/artifact/formatCount';
import { muted } from '../../ui/base/base.css';
import { useSlices } from '../../ui/Slices/useSlices';
import { longestCell, mostColumns, readTable } from './readTable';
import * as styles from './TableFile.css';

/** Cells that are added in one task. */
const cellsAtOnce = 200;
/** Characters of the widest column, and of the space beside the text of any column. */
const widestColumn = 50;
const columnSpace = 4;

export interface TableFileProps {
  text: string;
  /** Whether the text is all of the file. */
  isWhole: boolean;
  /** `''` finds it in the text. */
  delimiter: string;
  /** Stands below a table that could show more rows of the file. */
  more?: ReactNode;
}

/** The beginning of a CSV or TSV file as a table. Its first row has the names of the columns. */
export function TableFile({ text, isWhole, delimiter, more }: TableFileProps) {
  const { header, rows, isFull, hasMoreColumns, hasLongCells } = useMemo(
    () => readTable(text, delimiter, isWhole),
    [text, delimiter, isWhole],
  );
  const groups = useMemo(() => groupsOf(rows), [rows]);
  const columns = useMemo(() => columnWidths(header, rows), [header, rows]);
  const { shown, showAll } = useSlices(groups.length, 1, 1);
  useEffect(showAll, [showAll]);
  const cuts = [
    isFull && counted(rows.length, 'row'),
    hasMoreColumns && counted(Math.min(header.length, mostColumns), 'column'),
  ].filter((cut) => cut !== false);
  return (
    <>
      {/* A box that scrolls must be reachable by keyboard. */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Table">
        <table className={styles.table} role="table" style={{ gridTemplateColumns: columns }}>
          <thead className={styles.head} role="rowgroup">
            <tr className={styles.row} role="row">
              {header.map((name, index) => (
                <th key={index} className={styles.cell} role="columnheader" scope="col" dir="auto">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {groups.slice(0, shown).map((group, index) => (
            <Rows key={index} rows={group} />
          ))}
        </table>
      </div>
      {cuts.length > 0 && <p className={muted}>Only the first {cuts.join(' and ')} are shown.</p>}
      {hasLongCells && (
        <p className={muted}>
          Only the first {formatCount(longestCell)} characters of a cell are shown.
        </p>
      )}
      {!isFull && more}
    </>
  );
}

const Rows = memo(function Rows({ rows }: { rows: readonly string[][] }) {
  return (
    <tbody
      className={`${styles.rows} ${styles.hiddenRows}`}
      role="rowgroup"
      // The height until the browser lays the rows out.
      style={{ containIntrinsicBlockSize: `auto ${rows.length * 2}em` }}
    >
      {rows.map((row, index) => (
        <tr key={index} className={styles.row} role="row">
          {row.map((value, column) => (
            <td key={column} className={styles.cell} role="cell" dir="auto">
              {value}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
});

function groupsOf(rows: readonly string[][]): string[][][] {
  const size = Math.max(1, Math.floor(cellsAtOnce / Math.max(rows[0]?.length ?? 1, 1)));
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}

/** Columns as wide as their longest text. All groups of rows have the same. */
function columnWidths(header: readonly string[], rows: readonly string[][]): string {
  const widths = header.map((name, column) => {
    const longest = rows.reduce(
      (most, row) => Math.max(most, row[column]?.length ?? 0),
      name.length,
    );
    return `${Math.min(longest, widestColumn) + columnSpace}ch`;
  });
  return widths.join(' ');
}
