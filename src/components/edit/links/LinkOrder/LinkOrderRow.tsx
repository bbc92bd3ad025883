import { useId } from 'react';
import { displayTitle } from '../../../../domain/artifact/derivedValues';
import type { LinkEntry } from '../../../../domain/editing/linkEdits';
import { iconButton } from '../../../ui/buttons/buttons.css';
import { Glyph } from '../../../card/Glyph/Glyph';
import { Icon } from '../../../ui/Icon/Icon';
import { closeIcon } from '../../../ui/Icon/actionIcons';
import { useSortableRow } from '../../../ui/Sortable/useSortableRow';
import { useUserContent } from '../../../ui/base/useUserContent';
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
  const userContent = useUserContent();
  const title = displayTitle(entry);
  const { rowProps, handle, moveButtons } = useSortableRow({
    ...{ id, index, count, onMove },
    control: `link.${id}`,
    name: title,
  });
  return (
    <li {...rowProps} className={styles.row} data-refused={refusal !== undefined}>
      {handle}
      <span className={styles.number}>{index + 1}</span>
      <Glyph artifactId={id} size="small" />
      <div className={styles.content}>
        <p className={styles.title} title={title} {...userContent}>
          {title}
        </p>
        {refusal !== undefined && (
          <p className={styles.refusal} id={refusalId}>
            Not taken: {refusal}
          </p>
        )}
      </div>
      {moveButtons}
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
