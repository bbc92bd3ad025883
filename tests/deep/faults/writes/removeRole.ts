import type { CallRow } from '../matrix';
import { loginAgain, noAnswer } from './failing';
import { earlier, overtaken, titleSave } from './overtaken';
import { statusCells } from './statusCells';
import { refusal, writeCells } from './writeCells';
import { prepareWrite } from './prepareWrite';
import { arrangeRemoveRole } from './scenes/arrangeRemoveRole';
import { writeOutcomes as outcomes } from './writeOutcomes';
import type { WriteScene } from './writeScene';

const heading = 'Could not update roles, try refreshing the page.';
const deed = 'liwei as collaborator: not removed.';
const kept = 'What is left is kept: press Save Roles to try again.';
const silent = [heading, `${deed} ${noAnswer}`, 'It did not take effect.', kept] as const;

/** Takes a role from somebody. */
export const removeRole: CallRow<WriteScene> = {
  name: 'Remove role',
  method: 'DELETE',
  path: '/artifacts/{uuid}/roles/',
  prepare: prepareWrite(arrangeRemoveRole, earlier(titleSave)),
  cells: {
    ...writeCells({
      refused: (said) => [heading, `${deed} ${said}`, kept],
      silent,
      offline: [
        heading,
        noAnswer,
        'Nothing was sent. Your changes are kept: press Save Roles to try again.',
      ],
      looksFirst: true,
    }),
    ...statusCells({ silent, doubt: outcomes.lookedUp }),
    forbidden: refusal('forbidden', (said) => [heading, `${deed} ${said}`, loginAgain, kept]),
    outOfOrder: overtaken(titleSave),
  },
};
