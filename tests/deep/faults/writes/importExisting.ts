import type { CallRow } from '../matrix';
import { answeredCells } from './answeredCells';
import { failing, noResponse, oddResponse } from './failing';
import { earlier, overtaken, titleSaveBefore } from './overtaken';
import { expectImportFound } from './sampleImport';
import { refusal, writeCells } from './writeCells';
import { prepareWrite } from './prepareWrite';
import { arrangeImportExisting } from './scenes/arrangeImportExisting';
import { writeOutcomes as outcomes } from './writeOutcomes';
import type { WriteScene } from './writeScene';

const heading = 'Could not import artifact. Is trovi.json file invalid?';
const kept = 'Nothing was changed. Press Import Version to try again.';
const unseen = 'No version has been added to the list so far.';
const perhaps = 'If it was not imported, press Import Version to try again.';
const silent = [heading, noResponse, unseen, perhaps] as const;
const odd = [heading, oddResponse, unseen, perhaps] as const;
const found = 'New in the list: …. Look there first.';
const doubt = outcomes.lookedUp;

/** Imports the newest commit of an artifact's repository as a version. */
export const importExisting: CallRow<WriteScene> = {
  name: 'Import existing (new version)',
  method: 'PUT',
  path: '/import/{uuid}/',
  prepare: prepareWrite(arrangeImportExisting, earlier(titleSaveBefore)),
  cells: {
    ...writeCells({
      refused: (said) => [heading, said, kept],
      silent,
      offline: [heading, noResponse, 'It may have been imported. Refresh the page first.'],
    }),
    ...answeredCells({ silent, odd, doubt, found, expectFound: expectImportFound }),
    forbidden: refusal('forbidden', (said) => [
      heading,
      said,
      'Only the owner can import versions.',
    ]),
    conflict: failing(outcomes.refused, [
      'Could not import artifact. This content is already registered.',
      'The newest commit belongs to a version already.',
    ]),
    serverError: refusal('serverError', (said) => [heading, said, unseen, perhaps], doubt),
    outOfOrder: overtaken(titleSaveBefore),
  },
};
