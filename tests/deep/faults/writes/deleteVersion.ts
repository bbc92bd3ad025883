import type { CallRow } from '../matrix';
import { noResponse } from './failing';
import { earlier, overtaken, titleSave } from './overtaken';
import { statusCells } from './statusCells';
import { writeCells } from './writeCells';
import { prepareWrite } from './prepareWrite';
import { arrangeDeleteVersion } from './scenes/arrangeDeleteVersion';
import { writeOutcomes as outcomes } from './writeOutcomes';
import type { WriteScene } from './writeScene';

const heading = 'Could not update versions, try refreshing the page.';
const deed = '… was not deleted.';
const kept = 'The remaining versions are still marked. Press Save Versions to try again.';
const silent = [heading, deed, noResponse, kept] as const;

/** Deletes a version. */
export const deleteVersion: CallRow<WriteScene> = {
  name: 'Delete version',
  method: 'DELETE',
  path: '/artifacts/{uuid}/versions/{slug}/',
  prepare: prepareWrite(arrangeDeleteVersion, earlier(titleSave)),
  cells: {
    ...writeCells({
      refused: (said) => [heading, deed, said, kept],
      silent,
      offline: [
        heading,
        noResponse,
        'Nothing was sent. All marks are still here. Press Save Versions to try again.',
      ],
      looksFirst: true,
    }),
    ...statusCells({ silent, doubt: outcomes.lookedUp }),
    outOfOrder: overtaken(titleSave),
  },
};
