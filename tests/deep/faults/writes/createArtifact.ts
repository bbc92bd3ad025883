import { unknownTagMessage } from '../../../../src/domain/errors/serverMessages';
import type { CallRow } from '../matrix';
import { addedPerhaps, answeredLast, expectAmongMine, lostAddition, importing } from './additions';
import { answeredCells } from './answeredCells';
import { failing, loginAgain, noResponse, oddResponse } from './failing';
import { refusal, writeCells } from './writeCells';
import { prepareWrite } from './prepareWrite';
import { arrangeCreateArtifact } from './scenes/arrangeCreateArtifact';
import { writeOutcomes as outcomes } from './writeOutcomes';
import type { WriteScene } from './writeScene';

const heading = 'Could not create artifact.';
const kept = 'Everything you entered is still here. Press Create Artifact to try again.';
const silent = [heading, noResponse, addedPerhaps, kept] as const;
const odd = [heading, oddResponse, addedPerhaps, kept] as const;
const listed = 'the same, and it is among My Artifacts.';
const doubt = outcomes.uncertain;

/** Adds an artifact by manual entry. */
export const createArtifact: CallRow<WriteScene> = {
  name: 'Create artifact',
  method: 'POST',
  path: '/artifacts/',
  prepare: prepareWrite(arrangeCreateArtifact),
  cells: {
    ...writeCells({ refused: (said) => [heading, said, kept], silent }),
    ...answeredCells({ silent, odd, doubt, found: listed, expectFound: expectAmongMine(silent) }),
    truncated: lostAddition(odd),
    forbidden: refusal('forbidden', (said) => [heading, said, loginAgain, kept]),
    // This response means that a tag does not exist (contract/api 2.3).
    notFound: failing(outcomes.refused, [heading, unknownTagMessage, kept]),
    outOfOrder: answeredLast(importing),
  },
};
