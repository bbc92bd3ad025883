import { authorField } from '../../../domain/drafts/draftProblems';
import { looksLikeEmail, type Author } from '../../../domain/artifact/author';
import * as fieldRows from '../../primitives/Field/fieldRows.css';
import { TextField } from '../../primitives/Field/TextField';
import { trashIcon } from '../../primitives/Icon/formIcons';
import { Icon } from '../../primitives/Icon/Icon';
import * as styles from './AuthorRows.css';
import { useEffect, useState } from 'react';

export interface AuthorRowProps {
  /** The author. */
  author: Author;
  /** The row's place, counted from 0. */
  index: number;
  /** Called with the changed author. */
  onChange: (author: Author) => void;
  /** Called when the user deletes the row. */
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
    headClass: isFirst ? undefined : fieldRows.laterLabel,
    onChange: (value: string) => onChange({ ...author, [name]: value }),
  });
  const who = author.fullName.trim() || `${index + 1}`;
  return (
    <div className={styles.row} role="group" aria-label={`Author ${index + 1}`}>
      <div className={fieldRows.cell}>
        <TextField label="Full Name" isRequired {...fieldProps('fullName')} />
      </div>
      <div className={fieldRows.cell}>
        <TextField label="Affiliation" need="optional" {...fieldProps('affiliation')} />
      </div>
      <div className={fieldRows.cell}>
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
        className={`${fieldRows.removeButton} ${isFirst ? '' : fieldRows.withoutLabel}`}
        aria-label={`Delete author ${who}`}
        onClick={onDelete}
      >
        <Icon path={trashIcon} />
      </button>
    </div>
  );
}

/** How long typing must pause before an address is checked, in milliseconds. */
const pause = 800;

/**
 * Whether a text does not look like an e-mail address, after a pause in typing. Does not wait for
 * the field to lose the focus, because a warning would then move the button that the user is
 * pressing.
 */
function useIsOddEmail(email: string): boolean {
  const [settled, setSettled] = useState(email);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(email), pause);
    return () => clearTimeout(timer);
  }, [email]);
  return settled === email && email.trim() !== '' && !looksLikeEmail(email);
}
