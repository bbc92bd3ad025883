import { test } from '../../e2e/fixtures/signOnTest';
import { type FaultKind, faultKindNames } from './faultKinds';
import { type CallRow, isPlayed, type PlayedCell } from './matrix';
import { playCell } from './playCell';

/** A cell that can be played, with its place. */
interface CellPlace {
  row: CallRow;
  kind: FaultKind;
  cell: PlayedCell;
}

/** All cells of some calls in which something happens. */
export function playedCells(rows: readonly CallRow[]): CellPlace[] {
  return rows.flatMap((row) =>
    faultKindNames.flatMap((kind) => {
      const cell = row.cells[kind];
      return isPlayed(cell) ? { row, kind, cell } : [];
    }),
  );
}

/** One test for each cell, `Get artifact: timeout`. */
export function testCells(places: readonly CellPlace[]): void {
  test.describe.configure({ mode: 'parallel' });
  for (const { row, kind, cell } of places) {
    test(`${row.name}: ${kind}`, ({ page, context, sandbox, switches, watch }) =>
      playCell(row, kind, cell, { page, context, sandbox, switches, watch }));
  }
}
