import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useRef } from 'react';
import { displayTitle } from '../../../../domain/artifact/derivedValues';
import type { LinkEntry } from '../../../../domain/editing/linkEdits';
import { useFocusRequest } from '../../../add/Submission/useFocusRequest';
import * as styles from './LinkOrder.css';
import { LinkOrderRow } from './LinkOrderRow';

/** How to move a row by keys. Screen readers announce it on the handle. */
const dragInstructions =
  'Press Space or Enter to lift the row, the up and down arrow keys to move it, Space or Enter to drop it, Escape to put it back.';

export interface LinkOrderProps {
  /** The chosen artifacts, in order. */
  entries: readonly LinkEntry[];
  /** What the server refused, by artifact id. */
  refusals: ReadonlyMap<string, string>;
  /** Called when a row was dragged to a place, counted from 0. */
  onDrag: (entry: LinkEntry, place: number) => void;
  /** Called when a button moves a row to a place, counted from 0. */
  onMove: (entry: LinkEntry, place: number) => void;
  /** Called to remove a row. */
  onRemove: (entry: LinkEntry) => void;
}

/** The list "Selected to link". Rows move by drag and drop, by keys, or by buttons. */
export function LinkOrder({ entries, refusals, onDrag, onMove, onRemove }: LinkOrderProps) {
  const host = useRef<HTMLDivElement>(null);
  const requestFocus = useFocusRequest(host);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function drop({ active, over }: DragEndEvent) {
    const entry = entries.find(({ id }) => id === active.id);
    const place = entries.findIndex(({ id }) => id === over?.id);
    if (!entry || place < 0 || active.id === over?.id) return;
    // A browser takes the focus from what moves in the page.
    requestFocus(`[name="link.${entry.id}.handle"]`);
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
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={upAndDown}
        accessibility={{
          announcements: dragAnnouncements(entries),
          screenReaderInstructions: { draggable: dragInstructions },
        }}
        onDragEnd={drop}
      >
        <SortableContext items={[...entries]} strategy={verticalListSortingStrategy}>
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
        </SortableContext>
      </DndContext>
    </div>
  );
}

/** Rows move vertically only. */
const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];

/** Returns what screen readers announce while a row is dragged. */
function dragAnnouncements(entries: readonly LinkEntry[]): Announcements {
  const placed = (id: string | number) =>
    `${entries.findIndex((entry) => entry.id === id) + 1} of ${entries.length}`;
  const titled = (id: string | number) =>
    displayTitle(entries.find((entry) => entry.id === id) ?? { title: '' });
  const lifted = (id: string | number) => `${titled(id)} lifted, ${placed(id)}`;
  return {
    onDragStart: ({ active }) => lifted(active.id),
    onDragOver({ active, over }) {
      if (!over) return undefined;
      // A lifted row is over itself at once. That must not replace the announcement of the lift.
      return over.id === active.id
        ? lifted(active.id)
        : `${titled(active.id)}, now ${placed(over.id)}`;
    },
    onDragEnd: ({ active, over }) =>
      `${titled(active.id)} dropped, ${placed(over ? over.id : active.id)}`,
    onDragCancel: ({ active }) => `${titled(active.id)} put back, ${placed(active.id)}`,
  };
}
