import { authorField } from '../../../domain/drafts/draftProblems';
import type { Author } from '../../../domain/artifact/author';
import { TextField } from '../../primitives/Field/TextField';
import { trashIcon } from '../../primitives/Icon/formIcons';
import { Icon } from '../../primitives/Icon/Icon';
import * as styles from './AuthorRows.css';
import { useIsOddEmail } from './useIsOddEmail';

export interface AuthorRowProps {
  author: Author;
  /** The row's place, counted from 0. */
  index: number;
  onChange: (author: Author) => void;
  onDelete: () => void;
  /** Returns the problem of a field. */
  problemOf: (name: keyof Author) => string | undefined;
}

/** The three fields of an author, and a button to delete the row. */
export function AuthorRow({ author, index, onChange, onDelete, problemOf }: AuthorRowProps) {
  const isOdd = useIsOddEmail(author.email);
  const isFirst = index === 0;
  const fieldProps = (name: keyof Author) => ({
    name: authorField(index, name),
    value: author[name],
    problem: problemOf(name),
    headClass: isFirst ? undefined : styles.laterLabel,
    onChange: (value: string) => onChange({ ...author, [name]: value }),
  });
  const who = author.fullName.trim() || `${index + 1}`;
  return (
    <div
      className={`${styles.row} ${styles.flush}`}
      role="group"
      aria-label={`Author ${index + 1}`}
    >
      <div className={styles.cell}>
        <TextField label="Full Name" isRequired {...fieldProps('fullName')} />
      </div>
      <div className={styles.cell}>
        <TextField label="Affiliation" need="optional" {...fieldProps('affiliation')} />
      </div>
      <div className={styles.cell}>
        <TextField
          label="Email"
          type="email"
          need="recommended"
          placeholder="name@example.edu"
          advice={isOdd ? 'This does not look like an email address.' : undefined}
          {...fieldProps('email')}
        />
      </div>
      <button
        type="button"
        name={`authors.${index}.delete`}
        className={`${styles.remove} ${isFirst ? '' : styles.levelRemove}`}
        aria-label={`Delete author ${who}`}
        onClick={onDelete}
      >
        <Icon path={trashIcon} />
      </button>
    </div>
  );
}
