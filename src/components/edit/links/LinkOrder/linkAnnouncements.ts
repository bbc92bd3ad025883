import type { Announcements } from '@dnd-kit/core';
import { displayTitle } from '../../../../domain/artifact/derivedValues';
import type { LinkEntry } from '../../../../domain/editing/linkEdits';

/** How a row is moved by keys, said where its handle has the focus. */
export const dragInstructions =
  'Press Space or Enter to lift the row, the up and down arrow keys to move it, Space or Enter to drop it, Escape to put it back.';

/** What happens to a list while one of its rows is dragged, in words for those who do not see it. */
export function dragAnnouncements(entries: readonly LinkEntry[]): Announcements {
  const placed = (id: string | number) => placeOf(entries, String(id));
  const titled = (id: string | number) => titleIn(entries, String(id));
  const lifted = (id: string | number) => `${titled(id)} lifted, ${placed(id)}`;
  return {
    onDragStart: ({ active }) => lifted(active.id),
    onDragOver({ active, over }) {
      if (!over) return undefined;
      // Lifting a row says at once that it is over itself: that must not drown that it is lifted.
      return over.id === active.id
        ? lifted(active.id)
        : `${titled(active.id)}, now ${placed(over.id)}`;
    },
    onDragEnd: ({ active, over }) =>
      `${titled(active.id)} dropped, ${placed(over ? over.id : active.id)}`,
    onDragCancel: ({ active }) => `${titled(active.id)} put back, ${placed(active.id)}`,
  };
}

/** What is said of an artifact that was added to the end of a list. */
export function addedAnnouncement(title: string, count: number): string {
  return `${displayTitle({ title })} added, ${count} of ${count}`;
}

/** What is said of an artifact that was dropped from a list. */
export function removedAnnouncement(title: string): string {
  return `${displayTitle({ title })} removed`;
}

/** What is said of an artifact that a button moved to a place, from 0. */
export function movedAnnouncement(title: string, place: number, count: number): string {
  return `${displayTitle({ title })}, now ${place + 1} of ${count}`;
}

function placeOf(entries: readonly LinkEntry[], id: string): string {
  return `${entries.findIndex((entry) => entry.id === id) + 1} of ${entries.length}`;
}

function titleIn(entries: readonly LinkEntry[], id: string): string {
  return displayTitle({ title: entries.find((entry) => entry.id === id)?.title ?? '' });
}
