import { urnOf } from '../../../e2e/fixtures/catalogueApi';
import { addRow, saveRoles } from '../../../e2e/screen/edit/editRoles';
import { note } from '../model';
import type { Sight } from '../sight';
import { pressOnceOrTwice } from './addForm';
import { idOf, isEditing, isUnsaved, typedBy } from './editMetadata';
import { oneOf, type Step } from './step';

const people = ['tecor', 'visitor', 'noor.haddad'];
const mayEditRoles = (sight: Sight) => isEditing(sight) && sight.buttons.includes('Save Roles');

const addRole: Step = {
  kind: 'add a role',
  weight: 4,
  isPossible: ({ sight }) => mayEditRoles(sight) && sight.fields?.['role:'] === undefined,
  async take(walk, { choice, sight }) {
    const user = oneOf(people, choice) ?? '';
    if (sight.fields?.[`role:${user}`]) return `${user} has one`;
    await addRow(walk.page, user);
    note(typedBy(walk, sight), `role:${user}`, 'there');
    return user;
  },
};

const save: Step = {
  kind: 'save the roles',
  weight: 14,
  isPossible: ({ sight }) => isUnsaved(sight, 'Save Roles'),
  async take(walk, { choice, sight }) {
    const calls = people.map(
      (user) => `POST /artifacts/${idOf(sight)}/roles/ ${urnOf(user)} collaborator`,
    );
    walk.writes.intend(walk.page, ...calls);
    return pressOnceOrTwice(saveRoles(walk.page), choice);
  },
};

export const editRolesSteps: Step[] = [addRole, save];
