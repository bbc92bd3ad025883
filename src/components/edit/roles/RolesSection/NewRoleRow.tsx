import type { NewRole } from '../../../../domain/editing/roles/roleEdits';
import { TextField } from '../../../primitives/Field/TextField';
import { trashIcon } from '../../../primitives/Icon/formIcons';
import { Icon } from '../../../primitives/Icon/Icon';
import { RoleSelect } from '../RoleSelect/RoleSelect';
import * as styles from './RolesSection.css';
import { newControl } from './rowControls';

export interface NewRoleRowProps {
  row: NewRole;
  /** The row's place among all rows, counted from 0. */
  index: number;
  problem?: string;
  /** A warning that does not block the save. */
  advice?: string;
  isDisabled: boolean;
  onChange: (changes: Partial<Omit<NewRole, 'id'>>) => void;
  onDelete: () => void;
}

/** A row to add a role. */
export function NewRoleRow(props: NewRoleRowProps) {
  const { row, index, problem, advice, isDisabled, onChange, onDelete } = props;
  const isFirst = index === 0;
  const headClass = isFirst ? undefined : styles.laterLabel;
  return (
    <div className={styles.row} role="group" aria-label={`Role ${index + 1}, new`}>
      <div className={styles.cell}>
        <TextField
          label="User email"
          name={newControl(row.id, 'user')}
          type="email"
          placeholder="name@example.edu"
          isRequired
          headClass={headClass}
          value={row.user}
          onChange={(user) => onChange({ user })}
          problem={problem}
          advice={advice}
        />
      </div>
      <div className={styles.cell}>
        <RoleSelect
          name={newControl(row.id, 'role')}
          headClass={headClass}
          value={row.role}
          onChange={(role) => onChange({ role })}
          isDisabled={isDisabled}
        />
      </div>
      <button
        type="button"
        name={newControl(row.id, 'delete')}
        className={`${styles.remove} ${isFirst ? '' : styles.withoutLabel}`}
        aria-label={`Delete new role ${row.user.trim() || index + 1}`}
        onClick={onDelete}
      >
        <Icon path={trashIcon} />
      </button>
    </div>
  );
}
