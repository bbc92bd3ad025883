import { useSortable } from '@dnd-kit/sortable';
import { useId } from 'react';
import { displayTitle } from '../../../../domain/artifact/derivedValues';
import type { LinkEntry } from '../../../../domain/editing/linkEdits';
import { iconButton } from '../../../primitives/buttons/buttons.css';
import { Glyph } from '../../../card/Glyph/Glyph';
import { Icon } from '../../../primitives/Icon/Icon';
import { closeIcon } from '../../../primitives/Icon/listIcons';
import { downIcon, gripIcon, upIcon } from '../../../primitives/Icon/formIcons';
import { useWritten } from '../../../primitives/base/useWritten';
import * as styles from './LinkOrder.css';

export interface LinkOrderRowProps {
  /** The artifact of the row. */
  entry: LinkEntry;
  /** The row's place, counted from 0. */
  index: number;
  /** How many rows there are. */
  count: number;
  /** Why the server refused the artifact. */
  refusal?: string;
  /** Called with -1 to move the row up, with 1 to move it down. */
  onMove: (step: 1 | -1) => void;
  /** Called to remove the row. */
  onRemove: () => void;
}

/** A row of the list "Selected to link". */
export function LinkOrderRow(props: LinkOrderRowProps) {
  const { entry, index, count, refusal, onMove, onRemove } = props;
  const { id } = entry;
  const refusalId = useId();
  const written = useWritten();
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  const title = displayTitle(entry);
  const moveButton = (name: 'up' | 'down', path: string, step: 1 | -1) => {
    const isPossible = index + step >= 0 && index + step < count;
    return (
      <button
        type="button"
        name={`link.${id}.${name}`}
        className={`${iconButton} ${styles.move}`}
        aria-label={`Move ${title} ${name}`}
        aria-disabled={!isPossible}
        onClick={() => isPossible && onMove(step)}
      >
        <Icon path={path} />
      </button>
    );
  };
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragging={isDragging}
      data-refused={refusal !== undefined}
      style={{
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
        transition: transition && styles.transition,
      }}
    >
      <button
        {...attributes}
        {...listeners}
        role={undefined}
        ref={setActivatorNodeRef}
        // A touch does not move the focus here. If the focus stayed in a field, the browser would
        // scroll to that field during the drag.
        onPointerDownCapture={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
        type="button"
        name={`link.${id}.handle`}
        className={`${iconButton} ${styles.handle}`}
        aria-label={`Reorder ${title}`}
      >
        <Icon path={gripIcon} />
      </button>
      <span className={styles.number}>{index + 1}</span>
      <Glyph artifactId={id} size="small" />
      <div className={styles.content}>
        <p className={styles.title} title={title} {...written}>
          {title}
        </p>
        {refusal !== undefined && (
          <p className={styles.refusal} id={refusalId}>
            Not taken: {refusal}
          </p>
        )}
      </div>
      {moveButton('up', upIcon, -1)}
      {moveButton('down', downIcon, 1)}
      <button
        type="button"
        name={`link.${id}.remove`}
        className={`${iconButton} ${styles.remove}`}
        aria-label={`Remove ${title}`}
        aria-describedby={refusal === undefined ? undefined : refusalId}
        onClick={onRemove}
      >
        <Icon path={closeIcon} />
      </button>
    </li>
  );
}
