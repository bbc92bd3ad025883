import type { Artifact } from '../../../../domain/artifact/artifact';
import type { RoleAssignment } from '../../../../domain/artifact/role';
import {
  changeOf,
  changeRole,
  keepRole,
  readRole,
  removeRole,
} from '../../../../domain/editing/roles/roleEdits';
import { rowOfEntry } from '../../../../domain/editing/roles/roleProblems';
import { isSameUrn, usernameOf } from '../../../../domain/artifact/urn/urn';
import { textButton } from '../../../ui/buttons/buttons.css';
import { dangerPill } from '../../EditSection/EditSection.css';
import { Field } from '../../../ui/Field/Field';
import { Remark } from '../../../ui/Field/Remark';
import * as fieldRows from '../../../ui/Field/fieldRows.css';
import { lockIcon } from '../../../ui/Icon/statusIcons';
import { trashIcon } from '../../../ui/Icon/actionIcons';
import { Icon } from '../../../ui/Icon/Icon';
import { small } from '../../../ui/base/base.css';
import { RoleSelect } from '../RoleSelect/RoleSelect';
import * as styles from './RolesSection.css';
import { knownControl } from './rowControls';
import type { RolesForm } from './useRolesForm';

export interface KnownRoleProps {
  /** The artifact with the role. */
  artifact: Artifact;
  /** The existing role. */
  entry: RoleAssignment;
  /** The entry's place in the artifact's list, counted from 0. */
  index: number;
  /** The state of the section. */
  form: RolesForm;
}

/** An existing role. It can be changed, or marked for removal. */
export function KnownRole({ artifact, entry, index, form }: KnownRoleProps) {
  const row = rowOfEntry(entry);
  const change = changeOf(form.draft.edits, entry);
  const reason = reasonToKeep(entry, artifact);
  const problem = form.problemOf(row);
  const name = usernameOf(entry.user) || entry.user;
  const isFirst = index === 0;
  const isRemoved = change !== undefined && change.to === undefined;
  const headClass = isFirst ? undefined : fieldRows.laterLabel;
  const role = reason || isRemoved ? undefined : (change?.to ?? readRole(entry.role));
  const buttonClass = (base: string) => `${base} ${isFirst ? '' : fieldRows.withoutLabel}`;
  const fixed = {
    className: styles.fixed,
    readOnly: true,
    'data-removed': isRemoved || undefined,
  };
  return (
    <div className={styles.row} role="group" aria-label={`Role ${index + 1}`}>
      <div className={fieldRows.cell}>
        <Field
          label="User email"
          name={knownControl(index, 'user')}
          headClass={headClass}
          hint={reason ?? (form.user && isSameUrn(entry.user, form.user.urn) && 'This is you.')}
        >
          {(attributes) => (
            <input {...attributes} {...fixed} type="email" value={name} title={entry.user} />
          )}
        </Field>
      </div>
      <div className={fieldRows.cell}>
        {role ? (
          <RoleSelect
            name={knownControl(index, 'role')}
            headClass={headClass}
            value={role}
            onChange={(to) => form.change(row, (last) => changeRole(last, artifact, entry, to))}
            isDisabled={form.isSaving}
            problem={problem}
            advice={change && `Is ${entry.role} until you save.`}
          />
        ) : (
          <Field label="Role" name={knownControl(index, 'role')} headClass={headClass}>
            {(attributes) => <input {...attributes} {...fixed} type="text" value={entry.role} />}
          </Field>
        )}
      </div>
      {reason && (
        <span className={buttonClass(styles.lock)}>
          <Icon path={lockIcon} />
        </span>
      )}
      {role && (
        <button
          type="button"
          name={knownControl(index, 'delete')}
          className={buttonClass(fieldRows.removeButton)}
          aria-label={`Delete ${entry.role} ${name}`}
          onClick={() => {
            form.change(row, (last) => removeRole(last, artifact, entry));
            form.goTo(knownControl(index, 'undo'));
          }}
        >
          <Icon path={trashIcon} />
        </button>
      )}
      {isRemoved && (
        <div className={styles.change}>
          <span className={dangerPill}>Will be removed</span>
          <button
            type="button"
            name={knownControl(index, 'undo')}
            className={textButton}
            aria-label={`Undo: keep ${entry.role} ${name}`}
            onClick={() => {
              form.change(row, (last) => keepRole(last, entry));
              form.goTo(knownControl(index, 'delete'));
            }}
          >
            Undo
          </button>
          {problem && <Remark className={small} problem={problem} />}
        </div>
      )}
    </div>
  );
}

/**
 * Returns why an entry cannot be changed. The server keeps the owner's roles (contract/api 2.7),
 * and this page does not know the meaning of unknown roles.
 */
function reasonToKeep({ user, role }: RoleAssignment, { ownerUrn }: Artifact): string | undefined {
  if (isSameUrn(user, ownerUrn)) {
    return role === 'administrator'
      ? 'The owner always stays administrator.'
      : 'The owner’s roles cannot be removed.';
  }
  return readRole(role) ? undefined : 'This page does not know this role and cannot change it.';
}
