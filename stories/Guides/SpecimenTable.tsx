import type { ReactNode } from 'react';
import * as styles from './SpecimenTable.css';

export interface SpecimenTableProps {
  heads: readonly string[];
  /** The cells of each row. The first cell names the row. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table of the theme's tokens. */
export function SpecimenTable({ heads, rows }: SpecimenTableProps) {
  return (
    <div className={styles.frame} role="region" aria-label="Specimens" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} className={styles.cell} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th className={styles.cell} scope="row">
                {name}
              </th>
              {cells.map((cell, column) => (
                <td key={column} className={styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
