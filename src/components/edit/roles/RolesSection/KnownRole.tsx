import type { Role, RoleAssignment } from '../../../../domain/editing/roles/role';
import { readRole, type RoleChange } from '../../../../domain/editing/roles/roleEdits';
import { usernameOf } from '../../../../domain/urn/urn';
import { textButton } from '../../../primitives/buttons/buttons.css';
import { dangerPill } from '../../EditSection/EditSection.css';
import { Field } from '../../../primitives/Field/Field';
import { problem as problemClass } from '../../../primitives/Field/Field.css';
import { trashIcon } from '../../../primitives/Icon/formIcons';
import { Icon } from '../../../primitives/Icon/Icon';
import { lockIcon } from '../../../primitives/Icon/roleIcons';
import { small } from '../../../primitives/base/base.css';
import { RoleSelect } from '../RoleSelect/RoleSelect';
import * as styles from './RolesSection.css';
import { knownControl } from './rowControls';

export interface KnownRoleProps {
  entry: RoleAssignment;
  /** The entry's place in the artifact's list, counted from 0. */
  index: number;
  /** The unsaved change, if any. */
  change?: RoleChange;
  /** Why the entry cannot be changed. */
  reason?: string;
  /** A remark about the user. */
  hint?: string;
  problem?: string;
  isDisabled: boolean;
  onChange: (role: Role) => void;
  onDelete: () => void;
  onUndo: () => void;
}

/** An existing role. It can be changed, or marked for removal. */
export function KnownRole(props: KnownRoleProps) {
  const { entry, index, change, reason, hint, problem, isDisabled } = props;
  const name = usernameOf(entry.user) || entry.user;
  const isFirst = index === 0;
  const isRemoved = change !== undefined && change.to === undefined;
  const headClass = isFirst ? undefined : styles.laterLabel;
  const role = reason || isRemoved ? undefined : (change?.to ?? readRole(entry.role));
  const buttonClass = (base: string) => `${base} ${isFirst ? '' : styles.withoutLabel}`;
  return (
    <div className={styles.row} role="group" aria-label={`Role ${index + 1}`}>
      <div className={styles.cell}>
        <Field
          label="User email"
          name={knownControl(index, 'user')}
          headClass={headClass}
          hint={reason ?? hint}
        >
          {(attributes) => (
            <input
              {...attributes}
              className={styles.fixed}
              type="email"
              readOnly
              value={name}
              title={entry.user}
              data-removed={isRemoved || undefined}
            />
          )}
        </Field>
      </div>
      <div className={styles.cell}>
        {role ? (
          <RoleSelect
            name={knownControl(index, 'role')}
            headClass={headClass}
            value={role}
            onChange={props.onChange}
            isDisabled={isDisabled}
            problem={problem}
            advice={change && `Is ${entry.role} until you save.`}
          />
        ) : (
          <Field label="Role" name={knownControl(index, 'role')} headClass={headClass}>
            {(attributes) => (
              <input
                {...attributes}
                className={styles.fixed}
                readOnly
                value={entry.role}
                data-removed={isRemoved || undefined}
              />
            )}
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
          className={buttonClass(styles.remove)}
          aria-label={`Delete ${entry.role} ${name}`}
          onClick={props.onDelete}
        >
          <Icon path={trashIcon} />
        </button>
      )}
      {isRemoved && (
        <div className={styles.fate}>
          <span className={dangerPill}>Will be removed</span>
          <button
            type="button"
            name={knownControl(index, 'undo')}
            className={textButton}
            aria-label={`Undo: keep ${entry.role} ${name}`}
            onClick={props.onUndo}
          >
            Undo
          </button>
          {problem && <p className={`${small} ${problemClass}`}>{problem}</p>}
        </div>
      )}
    </div>
  );
}
