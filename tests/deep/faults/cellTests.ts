import { test } from '../../e2e/fixtures/signOnTest';
import { inAllUnless } from '../../e2e/inAll';
import { type FaultKind, faultKindNames } from './faultKinds';
import { type CallRow, isPlayed, type PlayedCell } from './matrix';
import { playCell } from './playCell';

/** A cell that a test can play, with its row and column. */
interface CellPlace {
  row: CallRow;
  kind: FaultKind;
  cell: PlayedCell;
}

/** All playable cells of these calls. */
export function playedCells(rows: readonly CallRow[]): CellPlace[] {
  return rows.flatMap((row) =>
    faultKindNames.flatMap((kind) => {
      const cell = row.cells[kind];
      return isPlayed(cell) ? { row, kind, cell } : [];
    }),
  );
}

/** Adds one test for each cell, `Get artifact: timeout`. `npm test` runs the samples among them. */
export function testCells(places: readonly CellPlace[], samples = places): void {
  test.describe.configure({ mode: 'parallel' });
  for (const place of places) {
    const { row, kind, cell } = place;
    const details = inAllUnless(samples.includes(place));
    test(`${row.name}: ${kind}`, details, ({ page, context, sandbox, switches, watch }) =>
      playCell(row, kind, cell, { page, context, sandbox, switches, watch }),
    );
  }
}
