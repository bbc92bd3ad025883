import type { CallRow } from '../matrix';
import {
  addedPerhaps,
  answeredLast,
  description,
  expectAmongMine,
  lostAddition,
} from './additions';
import { answeredCells } from './answeredCells';
import { failing, loginAgain, noResponse, oddResponse } from './failing';
import { refusal, writeCells } from './writeCells';
import { prepareWrite } from './prepareWrite';
import { arrangeImportNew } from './scenes/arrangeImportNew';
import { writeOutcomes as outcomes } from './writeOutcomes';
import type { WriteScene } from './writeScene';

const heading = 'Could not import artifact. Is trovi.json file invalid?';
const kept = 'The address is still here. Press Add Artifact to try again.';
const silent = [heading, noResponse, addedPerhaps, kept] as const;
const odd = [heading, oddResponse, addedPerhaps, kept] as const;
const listed = 'the same, and it is among My Artifacts.';
const doubt = outcomes.uncertain;

/** Imports a repository as a new artifact. */
export const importNew: CallRow<WriteScene> = {
  name: 'Import new',
  method: 'POST',
  path: '/import/',
  prepare: prepareWrite(arrangeImportNew),
  cells: {
    ...writeCells({ refused: (said) => [heading, said, kept], silent }),
    ...answeredCells({ silent, odd, doubt, found: listed, expectFound: expectAmongMine(silent) }),
    truncated: lostAddition(odd),
    forbidden: refusal('forbidden', (said) => [heading, said, loginAgain, kept]),
    conflict: failing(outcomes.refused, [
      'Could not import artifact. This content is already registered.',
      'The newest commit of this repository is already in the catalogue.',
    ]),
    outOfOrder: answeredLast(description),
  },
};
