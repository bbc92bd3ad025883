import { playedCells, testCells } from '../../deep/faults/cellTests';
import { readRows } from '../../deep/faults/reads/readRows';
import { sampleOf } from '../../deep/faults/sample';
import { writeRows } from '../../deep/faults/writes/writeRows';

/**
 * Number of cells of the fault matrix that run here. `npm run test:deep -- faults` runs every cell.
 */
const size = 5;
/** Cells of the fault matrix in `npm test`. */
const sampleSize = 2;
/** The same cells in every run. `TROVI_FAULT_SEED` chooses others. */
const usualSeed = 7;

const seed = Number(process.env.TROVI_FAULT_SEED ?? usualSeed);
// Each worker reads this file again. Only the main process prints the seed.
if (process.env.TEST_WORKER_INDEX === undefined) {
  process.stdout.write(`Sample of the fault matrix: TROVI_FAULT_SEED=${seed}\n`);
}

const cells = sampleOf(playedCells([...readRows, ...writeRows]), size, seed);
testCells(cells, sampleOf(cells, sampleSize, seed));
