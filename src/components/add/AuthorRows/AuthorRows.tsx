import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { emptyAuthor } from '../../../domain/drafts/artifactDraft';
import type { Author } from '../../../domain/artifact/author';
import { button, smallButton } from '../../primitives/buttons/buttons.css';
import { Remark } from '../../primitives/Field/Remark';
import { plusIcon } from '../../primitives/Icon/formIcons';
import { Icon } from '../../primitives/Icon/Icon';
import { Announcement } from '../../primitives/base/Announcement';
import { small } from '../../primitives/base/base.css';
import { SortableRows } from '../../primitives/Sortable/SortableRows';
import { AuthorRow } from './AuthorRow';
import * as styles from './AuthorRows.css';
import { useAuthorList } from './useAuthorList';

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
 * The list of authors, one row each. Rows move by drag and drop, by keys, or by buttons. Adding
 * moves the focus to the new row. Deleting moves it to the next row, or to the button that adds.
 */
export function AuthorRows({ authors, onChange, problem, note, problemOf }: AuthorRowsProps) {
  const remarkId = useId();
  const host = useRef<HTMLFieldSetElement>(null);
  const { entries, change } = useAuthorList(authors, onChange);
  const [announcement, setAnnouncement] = useState('');
  const [focused, setFocused] = useState<{ name: string }>();
  useEffect(() => {
    if (focused) host.current?.querySelector<HTMLElement>(`[name="${focused.name}"]`)?.focus();
  }, [focused]);

  function add() {
    setFocused({ name: `authors.${authors.length}.fullName` });
    setAnnouncement('');
    change([...entries, { author: emptyAuthor }]);
  }

  function remove(index: number) {
    const next = Math.min(index, authors.length - 2);
    setFocused({ name: next < 0 ? 'authors' : `authors.${next}.delete` });
    const count = authors.length - 1;
    setAnnouncement(
      `${nameOf(authors, index)} deleted, ${count} ${count === 1 ? 'author' : 'authors'} left`,
    );
    change(entries.filter((_, other) => other !== index));
  }

  /** Moves a row. Keeps the focus on the control that moved it. */
  function move(from: number, to: number, control: 'handle' | 'up' | 'down') {
    const entry = entries[from];
    if (!entry) return;
    setFocused({ name: `authors.${to}.${control}` });
    // A drag announces its end itself.
    if (control !== 'handle') {
      setAnnouncement(`${nameOf(authors, from)}, now ${to + 1} of ${authors.length}`);
    }
    const others = entries.filter((other) => other !== entry);
    change([...others.slice(0, to), entry, ...others.slice(to)]);
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
        <SortableRows
          rows={entries.map(({ key }, index) => ({ id: key, name: nameOf(authors, index) }))}
          onDrag={(id, place) =>
            move(
              entries.findIndex(({ key }) => key === id),
              place,
              'handle',
            )
          }
        >
          <div className={styles.rows}>
            {entries.map(({ key, author }, index) => (
              <AuthorRow
                key={key}
                id={key}
                author={author}
                index={index}
                count={authors.length}
                onChange={(changed) =>
                  onChange(authors.map((other, place) => (place === index ? changed : other)))
                }
                onMove={(step) => move(index, index + step, step < 0 ? 'up' : 'down')}
                onDelete={() => remove(index)}
                problemOf={(name) => problemOf?.(index, name)}
              />
            ))}
          </div>
        </SortableRows>
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

/** What messages call an author. */
function nameOf(authors: readonly Author[], index: number): string {
  return authors[index]?.fullName.trim() || `Author ${index + 1}`;
}
