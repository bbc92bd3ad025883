import type { Artifact } from '../../../../domain/artifact/artifact';
import type { RoleAssignment } from '../../../../domain/editing/roles/role';
import {
  changeOf,
  changeRole,
  dropNewRole,
  editNewRole,
  keepRole,
  type NewRole,
  readRole,
  removeRole,
} from '../../../../domain/editing/roles/roleEdits';
import {
  roleAdvice,
  rowOfEntry,
  rowOfNewRole,
} from '../../../../domain/editing/roles/roleProblems';
import { KnownRole } from './KnownRole';
import { NewRoleRow } from './NewRoleRow';
import * as styles from './RolesSection.css';
import { addControl, knownControl, newControl } from './rowControls';
import type { useRolesForm } from './useRolesForm';

export interface RoleRowsProps {
  artifact: Artifact;
  form: ReturnType<typeof useRolesForm>;
}

/** The existing roles, then the new ones. */
export function RoleRows({ artifact, form }: RoleRowsProps) {
  const { change, goTo, isSaving, names, problemOf, user } = form;
  const { edits } = form.draft;
  const { roles } = artifact;

  function drop(row: NewRole) {
    const place = edits.additions.indexOf(row);
    const next = edits.additions[place + 1] ?? edits.additions[place - 1];
    change(rowOfNewRole(row), (last) => dropNewRole(last, row.id));
    goTo(next ? newControl(next.id, 'delete') : addControl);
  }

  const known = (entry: RoleAssignment, index: number) => {
    const row = rowOfEntry(entry);
    return (
      <KnownRole
        key={row}
        entry={entry}
        index={index}
        change={changeOf(edits, entry)}
        reason={reasonToKeep(entry, artifact)}
        hint={entry.user === user?.urn ? 'This is you.' : undefined}
        problem={problemOf(row)}
        isDisabled={isSaving}
        onChange={(to) => change(row, (last) => changeRole(last, artifact, entry, to))}
        onDelete={() => {
          change(row, (last) => removeRole(last, artifact, entry));
          goTo(knownControl(index, 'undo'));
        }}
        onUndo={() => {
          change(row, (last) => keepRole(last, entry));
          goTo(knownControl(index, 'delete'));
        }}
      />
    );
  };
  return (
    <div className={styles.rows}>
      {roles.map(known)}
      {edits.additions.map((row, place) => (
        <NewRoleRow
          key={rowOfNewRole(row)}
          row={row}
          index={roles.length + place}
          problem={problemOf(rowOfNewRole(row))}
          advice={roleAdvice(row, artifact, names)}
          isDisabled={isSaving}
          onChange={(changes) =>
            change(rowOfNewRole(row), (last) => editNewRole(last, row.id, changes))
          }
          onDelete={() => drop(row)}
        />
      ))}
    </div>
  );
}

/**
 * Returns why an entry cannot be changed. The server keeps the owner's roles (contract/api 2.7),
 * and this page does not know the meaning of unknown roles.
 */
function reasonToKeep({ user, role }: RoleAssignment, { ownerUrn }: Artifact): string | undefined {
  if (user === ownerUrn) {
    return role === 'administrator'
      ? 'The owner always stays administrator.'
      : 'The owner’s roles cannot be removed.';
  }
  return readRole(role) ? undefined : 'This page does not know this role and cannot change it.';
}
