import type { CallRow } from '../matrix';
import { noResponse } from './failing';
import { earlier, overtaken, titleSave } from './overtaken';
import { statusCells } from './statusCells';
import { refusal, writeCells } from './writeCells';
import { prepareWrite } from './prepareWrite';
import { arrangeRequestDoi } from './scenes/arrangeRequestDoi';
import { writeOutcomes as outcomes } from './writeOutcomes';
import type { WriteScene } from './writeScene';

const notUpdated = 'Could not update versions, try refreshing the page.';
const heading = 'Could not request DOI, try refreshing the page';
const kept = 'The remaining versions are still marked. Press Save Versions to try again.';
const silent = [heading, 'A DOI may have been requested for …', noResponse, kept] as const;

/** Requests a DOI for a version. */
export const requestDoi: CallRow<WriteScene> = {
  name: 'Request DOI',
  method: 'POST',
  path: '/artifacts/{uuid}/versions/{slug}/migration/',
  prepare: prepareWrite(arrangeRequestDoi, earlier(titleSave)),
  cells: {
    ...writeCells({
      refused: (said) => ['DOI request failed:', said, 'No DOI was requested for …', kept],
      silent,
      offline: [
        notUpdated,
        noResponse,
        'Nothing was sent. All marks are still here. Press Save Versions to try again.',
      ],
      looksFirst: true,
    }),
    ...statusCells({
      silent,
      doubt: outcomes.uncertain,
      found: 'the status of the DOI appears.',
    }),
    serverError: refusal(
      'serverError',
      (said) => ['DOI request failed:', said, 'A DOI may have been requested for …', kept],
      outcomes.uncertain,
    ),
    outOfOrder: overtaken(titleSave),
  },
};
