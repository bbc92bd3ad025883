import type { CallRow } from '../matrix';
import { answeredCells } from './answeredCells';
import { loginAgain, noResponse, oddResponse } from './failing';
import { earlier, overtaken, titleSave } from './overtaken';
import { refusal, writeCells } from './writeCells';
import { expectSuccess, prepareWrite } from './prepareWrite';
import { arrangeUpdateLinks } from './scenes/arrangeUpdateLinks';
import { writeOutcomes as outcomes } from './writeOutcomes';
import type { WriteScene } from './writeScene';

const refused = 'Failed to update links:';
const heading = 'Could not update links, try refreshing the page.';
const kept = 'Your list is still here. Press Save Links to try again.';
const perhaps = 'The links may have been saved.';
const silent = [heading, noResponse, perhaps, kept] as const;
const odd = [heading, oddResponse, perhaps, kept] as const;
const doubt = outcomes.lookedUp;

/** Links an artifact to others. */
export const updateLinks: CallRow<WriteScene> = {
  name: 'Update links',
  method: 'PUT',
  path: '/artifacts/{uuid}/?partial=true',
  prepare: prepareWrite(arrangeUpdateLinks, earlier(titleSave)),
  cells: {
    ...writeCells({
      refused: (said) => [refused, said, kept],
      silent,
      offline: [heading, noResponse, 'Nothing was sent.', kept],
      looksFirst: true,
    }),
    ...answeredCells({ silent, odd, doubt, expectFound: expectSuccess }),
    forbidden: refusal('forbidden', (said) => [refused, said, loginAgain, kept]),
    serverError: refusal('serverError', (said) => [refused, said, kept], doubt),
    outOfOrder: overtaken(titleSave),
  },
};
