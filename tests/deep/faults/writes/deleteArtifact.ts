import type { CallRow } from '../matrix';
import { loginAgain, noResponse } from './failing';
import { earlier, overtakenDeletion, titleSave } from './overtaken';
import { statusCells } from './statusCells';
import { refusal, writeCells } from './writeCells';
import { prepareWrite } from './prepareWrite';
import { arrangeDeleteArtifact, expectGone } from './scenes/arrangeDeleteArtifact';
import { writeOutcomes as outcomes } from './writeOutcomes';
import type { WriteScene } from './writeScene';

const heading = 'Failed to delete artifact';
const button = 'Press Delete Artifact and All Versions to try again.';
const kept = `Nothing was deleted. ${button}`;
const there = `The artifact is still there. ${button}`;
const gone = 'It may have been deleted already, or you may no longer be allowed to see it.';
const silent = [heading, noResponse, there] as const;
const doubt = outcomes.lookedUp;
const refused = (said: string) => `Failed to delete: ${said}`;

/** Deletes an artifact with all its versions. */
export const deleteArtifact: CallRow<WriteScene> = {
  name: 'Delete artifact',
  method: 'DELETE',
  path: '/artifacts/{uuid}/',
  prepare: prepareWrite(arrangeDeleteArtifact, earlier(titleSave)),
  cells: {
    ...writeCells({
      refused: (said) => [refused(said), kept],
      silent,
      offline: [heading, noResponse, 'It may have been deleted. Refresh the page to find out.'],
    }),
    ...statusCells({ silent, doubt, found: gone, expectFound: expectGone }),
    forbidden: refusal('forbidden', (said) => [refused(said), loginAgain, kept]),
    notFound: refusal('notFound', (said) => [refused(said), gone, 'Refresh the page to find out.']),
    serverError: refusal('serverError', (said) => [refused(said), there], doubt),
    outOfOrder: overtakenDeletion(titleSave),
  },
};
