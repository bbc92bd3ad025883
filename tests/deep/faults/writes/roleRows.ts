import type { CallRow } from '../matrix';
import { loginAgain, noResponse } from './failing';
import { earlier, overtaken, titleSave } from './overtaken';
import { prepareWrite } from './prepareWrite';
import { arrangeAddRole } from './scenes/arrangeAddRole';
import { arrangeRemoveRole } from './scenes/arrangeRemoveRole';
import { statusCells } from './statusCells';
import { refusal, writeCells } from './writeCells';
import { writeOutcomes as outcomes } from './writeOutcomes';
import type { WriteScene } from './writeScene';

const heading = 'Could not update roles, try refreshing the page.';
const kept = 'Your changes are still here. Press Save Roles to try again.';
const nothingSent = 'Nothing was sent. Your changes are still here. Press Save Roles to try again.';

interface RoleChange extends Pick<CallRow<WriteScene>, 'name' | 'method' | 'prepare'> {
  /** The page's name of the failed change. */
  deed: string;
}

function roleRow({ deed, ...call }: RoleChange): CallRow<WriteScene> {
  const silent = [heading, `${deed} ${noResponse}`, 'It did not take effect.', kept] as const;
  return {
    ...call,
    path: '/artifacts/{uuid}/roles/',
    cells: {
      ...writeCells({
        refused: (said) => [heading, `${deed} ${said}`, kept],
        silent,
        offline: [heading, noResponse, nothingSent],
        looksFirst: true,
      }),
      ...statusCells({ silent, doubt: outcomes.lookedUp }),
      forbidden: refusal('forbidden', (said) => [heading, `${deed} ${said}`, loginAgain, kept]),
      outOfOrder: overtaken(titleSave),
    },
  };
}

/** Adds a role. */
export const addRole = roleRow({
  name: 'Add role',
  method: 'POST',
  prepare: prepareWrite(arrangeAddRole, earlier(titleSave)),
  deed: 'zoe as administrator: not added.',
});

/** Removes a role. */
export const removeRole = roleRow({
  name: 'Remove role',
  method: 'DELETE',
  prepare: prepareWrite(arrangeRemoveRole, earlier(titleSave)),
  deed: 'liwei as collaborator: not removed.',
});
