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
import type { ReactNode } from 'react';

/** How to move a row by keys. Screen readers announce it on the handle. */
const dragInstructions =
  'Press Space or Enter to lift the row, the up and down arrow keys to move it, Space or Enter to drop it, Escape to put it back.';

/** A row of a list that can be reordered. */
export interface SortableRow {
  /** Stays the same while the row moves. */
  id: string;
  /** The name of the row for screen readers. */
  name: string;
}

export interface SortableRowsProps {
  /** The rows, in order. */
  rows: readonly SortableRow[];
  /** Called when the row with an id was dragged to a place, counted from 0. */
  onDrag: (id: string, place: number) => void;
  /** The list. Each of its rows uses `useSortableRow`. */
  children: ReactNode;
}

/** Lets the rows of a list move by drag and drop, and by keys. */
export function SortableRows({ rows, onDrag, children }: SortableRowsProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function drop({ active, over }: DragEndEvent) {
    const place = rows.findIndex(({ id }) => id === over?.id);
    if (place >= 0 && active.id !== over?.id) onDrag(String(active.id), place);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={upAndDown}
      accessibility={{
        announcements: dragAnnouncements(rows),
        screenReaderInstructions: { draggable: dragInstructions },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={[...rows]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** Rows move vertically only. */
const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];

/** Returns the announcements of screen readers while a row is dragged. */
function dragAnnouncements(rows: readonly SortableRow[]): Announcements {
  const placed = (id: string | number) =>
    `${rows.findIndex((row) => row.id === id) + 1} of ${rows.length}`;
  const named = (id: string | number) => rows.find((row) => row.id === id)?.name ?? '';
  const lifted = (id: string | number) => `${named(id)} lifted, ${placed(id)}`;
  return {
    onDragStart: ({ active }) => lifted(active.id),
    onDragOver({ active, over }) {
      if (!over) return undefined;
      // A lifted row is over itself at once. That must not replace the announcement of the lift.
      return over.id === active.id
        ? lifted(active.id)
        : `${named(active.id)}, now ${placed(over.id)}`;
    },
    onDragEnd: ({ active, over }) =>
      `${named(active.id)} dropped, ${placed(over ? over.id : active.id)}`,
    onDragCancel: ({ active }) => `${named(active.id)} put back, ${placed(active.id)}`,
  };
}
