import type { CallRow } from '../matrix';
import { loginAgain, noAnswer } from './failing';
import { earlier, overtaken, titleSave } from './overtaken';
import { statusCells } from './statusCells';
import { refusal, writeCells } from './writeCells';
import { prepareWrite } from './prepareWrite';
import { arrangeAddRole } from './scenes/arrangeAddRole';
import { writeOutcomes as outcomes } from './writeOutcomes';
import type { WriteScene } from './writeScene';

const heading = 'Could not update roles, try refreshing the page.';
const deed = 'zoe as administrator: not added.';
const kept = 'What is left is kept: press Save Roles to try again.';
const silent = [heading, `${deed} ${noAnswer}`, 'It did not take effect.', kept] as const;

/** Gives somebody a role. */
export const addRole: CallRow<WriteScene> = {
  name: 'Add role',
  method: 'POST',
  path: '/artifacts/{uuid}/roles/',
  prepare: prepareWrite(arrangeAddRole, earlier(titleSave)),
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
