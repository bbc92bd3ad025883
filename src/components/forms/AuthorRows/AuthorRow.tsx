import { type ClipboardEvent, useEffect, useState } from 'react';
import { authorField } from '../../../domain/drafts/draftField';
import { authorFields } from '../../../domain/artifact/fields';
import { looksLikeEmail, type Author } from '../../../domain/artifact/author';
import { useSortableRow } from '../../ui/Sortable/useSortableRow';
import * as fieldRows from '../../ui/Field/fieldRows.css';
import { TextField } from '../../ui/Field/TextField';
import { trashIcon } from '../../ui/Icon/actionIcons';
import { Icon } from '../../ui/Icon/Icon';
import * as styles from './AuthorRows.css';
import { NameField } from './NameField';

export interface AuthorRowProps {
  /** Stays the same while the row moves. */
  id: string;
  /** The author. */
  author: Author;
  /** The row's place, counted from 0. */
  index: number;
  /** How many rows there are. */
  count: number;
  /** Authors to suggest, and those that are listed already. */
  earlier: readonly Author[];
  listed: readonly Author[];
  /** Called with the suggested author that the user chooses. */
  onChoose: (author: Author) => void;
  /** Called before text is pasted into the field of the name. */
  onPaste: (event: ClipboardEvent) => void;
  /** Called with the changed author. */
  onChange: (author: Author) => void;
  /** Called with -1 to move the row up, with 1 to move it down. */
  onMove: (step: 1 | -1) => void;
  /** Called when the user deletes the row. */
  onDelete: () => void;
  /** Returns the problem of a field. */
  problemOf: (name: keyof Author) => string | undefined;
}

/** The three fields of an author, and buttons to move and to delete the row. */
export function AuthorRow(props: AuthorRowProps) {
  const { id, author, index, count, onChange, onMove, onDelete, problemOf } = props;
  const isOdd = useIsOddEmail(author.email);
  const isFirst = index === 0;
  const fieldProps = (name: keyof Author) => ({
    name: authorField(index, name),
    label: authorFields[name].label,
    value: author[name],
    problem: problemOf(name),
    headClass: isFirst ? undefined : fieldRows.laterLabel,
    onChange: (value: string) => onChange({ ...author, [name]: value }),
  });
  const who = author.fullName.trim() || `${index + 1}`;
  const { rowProps, handle, moveButtons } = useSortableRow({
    ...{ id, index, count, onMove },
    control: `authors.${index}`,
    name: `author ${who}`,
  });
  const later = isFirst ? '' : styles.later;
  const isAlone = count === 1;
  return (
    <div
      {...rowProps}
      className={isAlone ? styles.onlyRow : styles.row}
      role="group"
      aria-label={`Author ${index + 1}`}
    >
      {!isAlone && <span className={`${styles.handle} ${later}`}>{handle}</span>}
      <div className={fieldRows.cell} onPaste={props.onPaste}>
        <NameField
          {...fieldProps('fullName')}
          earlier={props.earlier}
          listed={props.listed}
          onChoose={props.onChoose}
        />
      </div>
      <div className={fieldRows.cell}>
        <TextField need="optional" {...fieldProps('affiliation')} />
      </div>
      <div className={fieldRows.cell}>
        <TextField
          type="email"
          need="required"
          isRequired
          placeholder="name@example.edu"
          advice={isOdd ? 'This does not look like an email address.' : undefined}
          {...fieldProps('email')}
        />
      </div>
      <span className={`${isAlone ? styles.handle : styles.actions} ${later}`}>
        {!isAlone && moveButtons}
        <button
          type="button"
          name={`authors.${index}.delete`}
          className={fieldRows.removeIcon}
          aria-label={`Delete author ${who}`}
          onClick={onDelete}
        >
          <Icon path={trashIcon} />
        </button>
      </span>
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
