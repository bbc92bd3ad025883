import type { Artifact } from '../../../../domain/artifact/artifact';
import { dropNewRole, editNewRole, type NewRole } from '../../../../domain/editing/roles/roleEdits';
import { rowOfNewRole } from '../../../../domain/editing/roles/roleProblems';
import * as fieldRows from '../../../ui/Field/fieldRows.css';
import { TextField } from '../../../ui/Field/TextField';
import { trashIcon } from '../../../ui/Icon/actionIcons';
import { Icon } from '../../../ui/Icon/Icon';
import { RoleSelect } from '../RoleSelect/RoleSelect';
import * as styles from './RolesSection.css';
import { addControl, newControl } from './rowControls';
import type { RolesForm } from './useRolesForm';

export interface NewRoleRowProps {
  /** The artifact that gets the role. */
  artifact: Artifact;
  /** The role to add. */
  row: NewRole;
  /** The row's place among the new rows, counted from 0. */
  place: number;
  /** The state of the section. */
  form: RolesForm;
}

/** A row to add a role. */
export function NewRoleRow({ artifact, row, place, form }: NewRoleRowProps) {
  const { id } = row;
  const key = rowOfNewRole(row);
  const index = artifact.roles.length + place;
  const isFirst = index === 0;
  const headClass = isFirst ? undefined : fieldRows.laterLabel;
  const edit = (changes: Partial<NewRole>) =>
    form.change(key, (last) => editNewRole(last, id, changes));

  function drop() {
    const { additions } = form.draft.edits;
    const next = additions[place + 1] ?? additions[place - 1];
    form.change(key, (last) => dropNewRole(last, id));
    form.goTo(next ? newControl(next.id, 'delete') : addControl);
  }

  return (
    <div className={styles.row} role="group" aria-label={`Role ${index + 1}, new`}>
      <div className={fieldRows.cell}>
        <TextField
          label="User email"
          name={newControl(id, 'user')}
          type="email"
          placeholder="name@example.edu"
          isRequired
          headClass={headClass}
          value={row.user}
          onChange={(user) => edit({ user })}
          problem={form.problemOf(key)}
        />
      </div>
      <div className={fieldRows.cell}>
        <RoleSelect
          name={newControl(id, 'role')}
          headClass={headClass}
          value={row.role}
          onChange={(role) => edit({ role })}
          isDisabled={form.isSaving}
        />
      </div>
      <button
        type="button"
        name={newControl(id, 'delete')}
        className={`${fieldRows.removeButton} ${isFirst ? '' : fieldRows.withoutLabel}`}
        aria-label={`Delete new role ${row.user.trim() || index + 1}`}
        onClick={drop}
      >
        <Icon path={trashIcon} />
      </button>
    </div>
  );
}
