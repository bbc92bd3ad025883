import { playedCells, testCells } from '../../deep/faults/cellTests';
import { readRows } from '../../deep/faults/reads/readRows';
import { sampleOf } from '../../deep/faults/sample';
import { writeRows } from '../../deep/faults/writes/writeRows';

/** How many cells of the fault matrix are tested here; `npm run test:deep -- faults` tests all. */
const size = 20;
/** Always the same, so that what comes of a change follows from the change; `TROVI_FAULT_SEED` takes other cells. */
const usualSeed = 7;

const seed = Number(process.env.TROVI_FAULT_SEED ?? usualSeed);
// Workers read the file again: the process that starts them says it once.
if (process.env.TEST_WORKER_INDEX === undefined) {
  process.stdout.write(`Sample of the fault matrix: TROVI_FAULT_SEED=${seed}\n`);
}

testCells(sampleOf(playedCells([...readRows, ...writeRows]), size, seed));
