import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Author } from '../../../domain/artifact/author';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { Remark } from '../../ui/Field/Remark';
import { plusIcon } from '../../ui/Icon/actionIcons';
import { Icon } from '../../ui/Icon/Icon';
import { LiveRegion } from '../../ui/base/LiveRegion';
import { small } from '../../ui/base/base.css';
import { SortableRows } from '../../ui/Sortable/SortableRows';
import { UndoNote } from '../../ui/UndoNote/UndoNote';
import { AuthorRow } from './AuthorRow';
import * as styles from './AuthorRows.css';
import { nameOf, useAuthorRows } from './useAuthorRows';

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
  /** Authors to suggest. */
  earlier?: readonly Author[];
  /** Called when the focus is on the authors, so that `earlier` is needed soon. */
  onEarlierNeeded?: () => void;
  /** Another value once the authors are saved or discarded. Deleting can be undone until then. */
  session?: unknown;
}

/**
 * The list of authors, one row each. Rows move by drag and drop, by keys, or by buttons. Adding
 * moves the focus to the new row. Deleting moves it to the next row, or to the button that adds.
 */
export function AuthorRows(props: AuthorRowsProps) {
  const { authors, problem, note, problemOf, earlier = none, onEarlierNeeded } = props;
  const remarkId = useId();
  const host = useRef<HTMLFieldSetElement>(null);
  const [focused, setFocused] = useState<{ name: string }>();
  useEffect(() => {
    if (focused) host.current?.querySelector<HTMLElement>(`[name="${focused.name}"]`)?.focus();
  }, [focused]);
  const rows = useAuthorRows({ ...props, focus: (name) => setFocused({ name }) });
  const { entries, removed } = rows;

  return (
    <fieldset ref={host} aria-describedby={remarkId} onFocus={onEarlierNeeded}>
      <legend className={styles.legend}>Authors</legend>
      {note}
      <Remark
        id={remarkId}
        className={small}
        problem={problem}
        hint="At least one author is needed. The catalogue requires an email address for each. To say which part is the family name, put it first: García López, María."
      />
      {authors.length > 0 && (
        <SortableRows
          rows={entries.map(({ key }, index) => ({ id: key, name: nameOf(authors, index) }))}
          onDrag={(id, place) => {
            const from = entries.findIndex(({ key }) => key === id);
            rows.move(from, place, 'handle');
          }}
        >
          <div className={styles.rows}>
            {entries.map(({ key, author }, index) => (
              <AuthorRow
                key={key}
                id={key}
                author={author}
                index={index}
                count={authors.length}
                earlier={earlier}
                listed={authors}
                onChange={(changed) => rows.edit(index, changed)}
                onChoose={(chosen) => rows.choose(index, chosen)}
                onPaste={(event) => rows.paste(index, event)}
                onMove={(step) => rows.move(index, index + step, step < 0 ? 'up' : 'down')}
                onDelete={() => rows.remove(index)}
                problemOf={(name) => problemOf?.(index, name)}
              />
            ))}
          </div>
        </SortableRows>
      )}
      <div className={styles.notes}>
        <div role="status">
          {rows.refusal && <Remark advice={rows.refusal} className={small} />}
          {rows.filled && (
            <UndoNote text={rows.filled} label="Undo what was filled in" onUndo={rows.undoFill} />
          )}
        </div>
        {removed && (
          <UndoNote
            text={`${removed.name} deleted.`}
            label={`Undo: put ${removed.name} back`}
            onUndo={rows.undoRemoval}
          />
        )}
      </div>
      <button
        type="button"
        name="authors"
        className={`${button} ${smallButton} ${styles.add}`}
        aria-describedby={remarkId}
        onClick={rows.add}
      >
        <Icon path={plusIcon} />
        Add Author
      </button>
      <LiveRegion text={rows.announcement} />
    </fieldset>
  );
}

const none: readonly Author[] = [];
