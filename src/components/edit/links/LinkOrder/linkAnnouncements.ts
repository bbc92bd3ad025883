import type { Announcements } from '@dnd-kit/core';
import { displayTitle } from '../../../../domain/artifact/derivedValues';
import type { LinkEntry } from '../../../../domain/editing/linkEdits';

/** How to move a row by keys. Screen readers announce it on the handle. */
export const dragInstructions =
  'Press Space or Enter to lift the row, the up and down arrow keys to move it, Space or Enter to drop it, Escape to put it back.';

/** Returns what screen readers announce while a row is dragged. */
export function dragAnnouncements(entries: readonly LinkEntry[]): Announcements {
  const placed = (id: string | number) => placeOf(entries, String(id));
  const titled = (id: string | number) => titleIn(entries, String(id));
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

/** Returns the announcement for an artifact added to the end of the list. */
export function addedAnnouncement(title: string, count: number): string {
  return `${displayTitle({ title })} added, ${count} of ${count}`;
}

/** Returns the announcement for a removed artifact. */
export function removedAnnouncement(title: string): string {
  return `${displayTitle({ title })} removed`;
}

/** Returns the announcement for an artifact that a button moved. `place` counts from 0. */
export function movedAnnouncement(title: string, place: number, count: number): string {
  return `${displayTitle({ title })}, now ${place + 1} of ${count}`;
}

function placeOf(entries: readonly LinkEntry[], id: string): string {
  return `${entries.findIndex((entry) => entry.id === id) + 1} of ${entries.length}`;
}

function titleIn(entries: readonly LinkEntry[], id: string): string {
  return displayTitle({ title: entries.find((entry) => entry.id === id)?.title ?? '' });
}
