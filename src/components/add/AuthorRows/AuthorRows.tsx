import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { emptyAuthor } from '../../../domain/drafts/artifactDraft';
import type { Author } from '../../../domain/artifact/author';
import { button, smallButton } from '../../primitives/buttons/buttons.css';
import { Remark } from '../../primitives/Field/Remark';
import { plusIcon } from '../../primitives/Icon/formIcons';
import { Icon } from '../../primitives/Icon/Icon';
import { Announcement } from '../../primitives/base/Announcement';
import { small } from '../../primitives/base/base.css';
import { AuthorRow } from './AuthorRow';
import * as styles from './AuthorRows.css';

export interface AuthorRowsProps {
  /** The authors, in order. */
  authors: readonly Author[];
  /** Called with the changed list. */
  onChange: (authors: Author[]) => void;
  /** The problem of the whole list. */
  problem?: string;
  /** Content below the heading. */
  note?: ReactNode;
  /** Returns the problem of an author's field. */
  problemOf?: (index: number, name: keyof Author) => string | undefined;
}

/**
 * The list of authors, one row each. Adding moves the focus to the new row. Deleting moves it to
 * the next row, or to the button that adds.
 */
export function AuthorRows({ authors, onChange, problem, note, problemOf }: AuthorRowsProps) {
  const remarkId = useId();
  const host = useRef<HTMLFieldSetElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [focused, setFocused] = useState<{ name: string }>();
  useEffect(() => {
    if (focused) host.current?.querySelector<HTMLElement>(`[name="${focused.name}"]`)?.focus();
  }, [focused]);

  function add() {
    setFocused({ name: `authors.${authors.length}.fullName` });
    setAnnouncement('');
    onChange([...authors, emptyAuthor]);
  }

  function remove(index: number) {
    const next = Math.min(index, authors.length - 2);
    setFocused({ name: next < 0 ? 'authors' : `authors.${next}.delete` });
    const count = authors.length - 1;
    setAnnouncement(
      `${authors[index]?.fullName.trim() || `Author ${index + 1}`} deleted, ${count} ${count === 1 ? 'author' : 'authors'} left`,
    );
    onChange(authors.filter((_, other) => other !== index));
  }

  return (
    <fieldset ref={host} aria-describedby={remarkId}>
      <legend className={styles.legend}>Authors</legend>
      {note}
      <Remark
        id={remarkId}
        className={small}
        problem={problem}
        hint="At least one author is needed. An email address for each is recommended: the catalogue may ask for it."
      />
      {authors.length > 0 && (
        <div className={styles.rows}>
          {authors.map((author, index) => (
            <AuthorRow
              key={index}
              author={author}
              index={index}
              onChange={(changed) =>
                onChange(authors.map((other, place) => (place === index ? changed : other)))
              }
              onDelete={() => remove(index)}
              problemOf={(name) => problemOf?.(index, name)}
            />
          ))}
        </div>
      )}
      <button
        type="button"
        name="authors"
        className={`${button} ${smallButton} ${styles.add}`}
        aria-describedby={remarkId}
        onClick={add}
      >
        <Icon path={plusIcon} />
        Add Author
      </button>
      <Announcement text={announcement} />
    </fieldset>
  );
}
