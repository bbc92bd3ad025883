import { useSortable } from '@dnd-kit/sortable';
import { downIcon, gripIcon, upIcon } from '../Icon/arrowIcons';
import { Icon } from '../Icon/Icon';
import * as styles from './SortableRows.css';

export interface SortableRowOptions {
  /** Stays the same while the row moves. */
  id: string;
  /** Beginning of the names of the row's buttons: `{control}.handle`, `.up` and `.down`. */
  control: string;
  /** The name of the row on its buttons. */
  name: string;
  /** The row's place, counted from 0. */
  index: number;
  /** How many rows there are. */
  count: number;
  /** Called with -1 to move the row up, with 1 to move it down. */
  onMove: (step: 1 | -1) => void;
}

/** Returns the attributes of a row inside `SortableRows`, and the buttons that move it. */
export function useSortableRow(options: SortableRowOptions) {
  const { id, control, name, index, count, onMove } = options;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, ...motion } = useSortable({ id });
  const { transform, transition, isDragging } = motion;
  const moveButton = (way: 'up' | 'down', path: string, step: 1 | -1) => {
    const isPossible = index + step >= 0 && index + step < count;
    return (
      <button
        type="button"
        name={`${control}.${way}`}
        className={styles.move}
        aria-label={`Move ${name} ${way}`}
        aria-disabled={!isPossible}
        onClick={() => isPossible && onMove(step)}
      >
        <Icon path={path} />
      </button>
    );
  };
  return {
    /** Attributes of the row, whose class is `styles.row` of `SortableRows.css`. */
    rowProps: {
      ref: setNodeRef,
      'data-dragging': isDragging,
      style: {
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
        transition: transition && styles.transition,
      },
    },
    /** Drags the row, by pointer and by keys. */
    handle: (
      <button
        {...attributes}
        {...listeners}
        role={undefined}
        ref={setActivatorNodeRef}
        // A touch does not move the focus here. If the focus stayed in a field, the browser would
        // scroll to that field during the drag.
        onPointerDownCapture={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
        type="button"
        name={`${control}.handle`}
        className={styles.handle}
        aria-label={`Reorder ${name}`}
      >
        <Icon path={gripIcon} />
      </button>
    ),
    /** Move the row one place up or down. */
    moveButtons: (
      <>
        {moveButton('up', upIcon, -1)}
        {moveButton('down', downIcon, 1)}
      </>
    ),
  };
}
