import Papa from 'papaparse';
import { memo, useEffect, useMemo } from 'react';
import { counted, formatCount } from '../../../domain/artifact/formatCount';
import { muted } from '../../ui/base/base.css';
import { useSlices } from '../../ui/Slices/useSlices';
import * as styles from './FileView.css';

/** Most rows below the header, and most columns and cells. */
const mostRows = 1000;
const mostColumns = 100;
const mostCells = 20_000;
/** Cells that are laid out in one task. */
const cellsAtOnce = 500;
/** Characters of the widest column, and of the space beside the text of any column. */
const widestColumn = 50;
const columnSpace = 4;
/** Longest text of a cell, in characters. */
const longestCell = 1_000;

export interface TableFileProps {
  text: string;
  /** `''` finds it in the text. */
  delimiter: string;
}

/** The beginning of a CSV or TSV file as a table. Its first row has the names of the columns. */
export function TableFile({ text, delimiter }: TableFileProps) {
  const { header, rows, isCut, hasLongCells } = useMemo(
    () => readTable(text, delimiter),
    [text, delimiter],
  );
  const groups = useMemo(() => groupsOf(rows), [rows]);
  const widths = useMemo(() => columnWidths(header, rows), [header, rows]);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const { shown, showAll } = useSlices(groups.length, 1, 1);
  useEffect(showAll, [showAll]);
  return (
    <>
      {/* A box that scrolls must be reachable by keyboard. */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Table">
        <table className={styles.table} style={{ width: `${total}ch` }}>
          <colgroup>
            {widths.map((width, index) => (
              <col key={index} style={{ width: `${width}ch` }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {header.map((name, index) => (
                <th key={index} className={styles.cell} scope="col" dir="auto">
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
      {isCut && (
        <p className={muted}>
          Only the first {counted(rows.length, 'row')} and at most {mostColumns} columns are shown.
        </p>
      )}
      {hasLongCells && (
        <p className={muted}>
          Only the first {formatCount(longestCell)} characters of a cell are shown.
        </p>
      )}
    </>
  );
}

const Rows = memo(function Rows({ rows }: { rows: readonly string[][] }) {
  return (
    <tbody>
      {rows.map((row, index) => (
        <tr key={index}>
          {row.map((value, column) => (
            <td key={column} className={styles.cell} dir="auto">
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

/** Widths of the columns in characters, by their longest text. */
function columnWidths(header: readonly string[], rows: readonly string[][]): number[] {
  return header.map((name, column) => {
    const longest = rows.reduce(
      (most, row) => Math.max(most, row[column]?.length ?? 0),
      name.length,
    );
    return Math.min(longest, widestColumn) + columnSpace;
  });
}

function readTable(text: string, delimiter: string) {
  const { data } = Papa.parse<string[]>(text, {
    delimiter,
    preview: mostRows + 2,
    // The fast mode would split all of the text.
    fastMode: false,
    skipEmptyLines: true,
  });
  const [header = [], ...rows] = data;
  const columns = Math.min(header.length, mostColumns);
  const count = Math.min(mostRows, Math.max(1, Math.floor(mostCells / Math.max(columns, 1))));
  const shown = [header, ...rows.slice(0, count)].map((row) => row.slice(0, columns));
  const [shownHeader = [], ...shownRows] = shown.map((row) =>
    row.map((value) => value.slice(0, longestCell)),
  );
  return {
    header: shownHeader,
    rows: shownRows,
    hasLongCells: shown.some((row) => row.some((value) => value.length > longestCell)),
    isCut: rows.length > count || data.some((row) => row.length > columns),
  };
}
