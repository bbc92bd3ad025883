import {
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
import { useEffect, useRef, useState } from 'react';
import type { LinkEntry } from '../../../../domain/editing/linkEdits';
import { focusWithin } from '../../../add/Submission/focusWithin';
import { dragAnnouncements, dragInstructions } from './linkAnnouncements';
import * as styles from './LinkOrder.css';
import { LinkOrderRow } from './LinkOrderRow';

export interface LinkOrderProps {
  entries: readonly LinkEntry[];
  /** What the server refused, by artifact id. */
  refusals: ReadonlyMap<string, string>;
  /** Called when a row was dragged to a place, counted from 0. */
  onDrag: (entry: LinkEntry, place: number) => void;
  /** Called when a button moves a row to a place, counted from 0. */
  onMove: (entry: LinkEntry, place: number) => void;
  onRemove: (entry: LinkEntry) => void;
}

/** The list "Selected to link". Rows move by drag and drop, by keys, or by buttons. */
export function LinkOrder({ entries, refusals, onDrag, onMove, onRemove }: LinkOrderProps) {
  const host = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<{ selector: string }>();
  useEffect(() => {
    if (focused) focusWithin(host, focused.selector);
  }, [focused]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function drop({ active, over }: DragEndEvent) {
    const entry = entries.find(({ id }) => id === active.id);
    const place = entries.findIndex(({ id }) => id === over?.id);
    if (entry && place >= 0 && active.id !== over?.id) onDrag(entry, place);
  }

  /** Keeps the focus on the button of the moved row. */
  function move(entry: LinkEntry, index: number, step: 1 | -1) {
    setFocused({ selector: `[name="link.${entry.id}.${step < 0 ? 'up' : 'down'}"]` });
    onMove(entry, index + step);
  }

  function remove(entry: LinkEntry, index: number) {
    const next = entries[index + 1] ?? entries[index - 1];
    setFocused({ selector: next ? `[name="link.${next.id}.remove"]` : 'h3' });
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
