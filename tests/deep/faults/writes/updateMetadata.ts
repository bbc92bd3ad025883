import type { CallRow } from '../matrix';
import { answeredCells } from './answeredCells';
import { loginAgain, noResponse, oddResponse } from './failing';
import { earlier, overtaken, roleSave } from './overtaken';
import { refusal, writeCells } from './writeCells';
import { expectSuccess, prepareWrite } from './prepareWrite';
import { arrangeUpdateMetadata } from './scenes/arrangeUpdateMetadata';
import { writeOutcomes as outcomes } from './writeOutcomes';
import type { WriteScene } from './writeScene';

const heading = 'Could not update metadata';
const kept = 'Everything you entered is still here. Press Save Metadata to try again.';
const perhaps = 'The metadata may have been saved.';
const silent = [heading, noResponse, perhaps, kept] as const;
const odd = [heading, oddResponse, perhaps, kept] as const;
const doubt = outcomes.lookedUp;

/** Changes the description of an artifact. */
export const updateMetadata: CallRow<WriteScene> = {
  name: 'Update metadata',
  method: 'PUT',
  path: '/artifacts/{uuid}/?partial=true',
  prepare: prepareWrite(arrangeUpdateMetadata, earlier(roleSave)),
  cells: {
    ...writeCells({
      refused: (said) => [heading, said, kept],
      silent,
      offline: [heading, noResponse, 'Nothing was sent.', kept],
      looksFirst: true,
    }),
    ...answeredCells({ silent, odd, doubt, expectFound: expectSuccess }),
    forbidden: refusal('forbidden', (said) => [heading, said, loginAgain, kept]),
    notFound: refusal('notFound', (said) => [
      heading,
      said,
      'The artifact may have been deleted, or you may no longer be allowed to see it.',
      kept,
    ]),
    outOfOrder: overtaken(roleSave),
  },
};
