import type { CallRow } from '../matrix';
import { answeredCells } from './answeredCells';
import { failing, loginAgain, noResponse, oddResponse } from './failing';
import { earlier, overtaken, titleSave } from './overtaken';
import { refusal, writeCells } from './writeCells';
import { expectSuccess, prepareWrite } from './prepareWrite';
import { arrangeCreateVersion } from './scenes/arrangeCreateVersion';
import { writeOutcomes as outcomes } from './writeOutcomes';
import type { WriteScene } from './writeScene';

const refused = 'Version create failed';
const heading = 'Could not create version, try refreshing the page';
const kept = 'What you entered is still here. Press Create Version to try again.';
const perhaps =
  'It may have been created. Look at the list of versions first. What you entered is still here.';
const silent = [heading, noResponse, perhaps] as const;
const odd = [heading, oddResponse, perhaps] as const;
const doubt = outcomes.lookedUp;

/** Creates a version from a branch or tag. */
export const createVersion: CallRow<WriteScene> = {
  name: 'Create version',
  method: 'POST',
  path: '/artifacts/{uuid}/versions/',
  prepare: prepareWrite(arrangeCreateVersion, earlier(titleSave)),
  cells: {
    ...writeCells({ refused: (said) => [refused, said, kept], silent }),
    ...answeredCells({ silent, odd, doubt, expectFound: expectSuccess }),
    forbidden: refusal('forbidden', (said) => [refused, said, loginAgain, kept]),
    conflict: failing(outcomes.refused, [
      'Version create failed. This content is already registered.',
      'A commit can be registered only once in the catalogue. Choose another branch or tag.',
    ]),
    outOfOrder: overtaken(titleSave),
  },
};
