import { useRef } from 'react';
import { displayTitle } from '../../../../domain/artifact/derivedValues';
import type { LinkEntry } from '../../../../domain/editing/linkEdits';
import { type SortableRow, SortableRows } from '../../../ui/Sortable/SortableRows';
import { UndoNote } from '../../../ui/UndoNote/UndoNote';
import type { Removed } from '../../../ui/UndoNote/useRemoved';
import { useFocusRequest } from '../../../forms/Submission/useFocusRequest';
import * as styles from './LinkOrder.css';
import { LinkOrderRow } from './LinkOrderRow';

export interface LinkOrderProps {
  /** The chosen artifacts, in order. */
  entries: readonly LinkEntry[];
  /** The server's refusals, by artifact id. */
  refusals: ReadonlyMap<string, string>;
  /** Called when a row was dragged to a place, counted from 0. */
  onDrag: (entry: LinkEntry, place: number) => void;
  /** Called when a button moves a row to a place, counted from 0. */
  onMove: (entry: LinkEntry, place: number) => void;
  /** Called to remove a row. */
  onRemove: (entry: LinkEntry) => void;
  /** The row that was removed last, if it can be put back. */
  removed?: Removed<LinkEntry>;
  /** Called to put that row back. */
  onPutBack?: () => void;
}

/** The list "Selected to link". Rows move by drag and drop, by keys, or by buttons. */
export function LinkOrder(props: LinkOrderProps) {
  const { entries, refusals, onDrag, onMove, onRemove, removed, onPutBack } = props;
  const host = useRef<HTMLDivElement>(null);
  const requestFocus = useFocusRequest(host);

  function drag(id: string, place: number) {
    const entry = entries.find((other) => other.id === id);
    if (!entry) return;
    // A browser takes the focus from what moves in the page.
    requestFocus(`[name="link.${id}.handle"]`);
    onDrag(entry, place);
  }

  /** Keeps the focus on the button of the moved row. */
  function move(entry: LinkEntry, index: number, step: 1 | -1) {
    requestFocus(`[name="link.${entry.id}.${step < 0 ? 'up' : 'down'}"]`);
    onMove(entry, index + step);
  }

  function remove(entry: LinkEntry, index: number) {
    const next = entries[index + 1] ?? entries[index - 1];
    requestFocus(next ? `[name="link.${next.id}.remove"]` : 'h3');
    onRemove(entry);
  }

  return (
    <div ref={host}>
      <h3 className={styles.heading} tabIndex={-1}>
        Selected to link
      </h3>
      {entries.length === 0 && (
        <p className={styles.nothing}>Nothing yet. Check an artifact in the table to add it.</p>
      )}
      <SortableRows rows={entries.map(rowOf)} onDrag={drag}>
        {entries.length > 0 && (
          <ol className={styles.list} aria-label="Selected to link">
            {entries.map((entry, index) => (
              <LinkOrderRow
                key={entry.id}
                entry={entry}
                index={index}
                count={entries.length}
                refusal={refusals.get(entry.id)}
                onMove={(step) => move(entry, index, step)}
                onRemove={() => remove(entry, index)}
              />
            ))}
          </ol>
        )}
      </SortableRows>
      {removed && onPutBack && (
        <UndoNote
          text={`${removed.name} removed.`}
          label={`Undo: put ${removed.name} back`}
          onUndo={() => {
            requestFocus(`[name="link.${removed.item.id}.remove"]`);
            onPutBack();
          }}
        />
      )}
    </div>
  );
}

function rowOf({ id, title }: LinkEntry): SortableRow {
  return { id, name: displayTitle({ title }) };
}
