import { Checkbox, CheckboxIndicator } from '@radix-ui/react-checkbox';
import { useId } from 'react';
import type { Artifact } from '../../../../domain/artifact/artifact';
import { displayTitle } from '../../../../domain/artifact/derivedValues';
import { authorString } from '../../../../domain/citation/citedValues';
import { shape } from '../../../ui/Skeleton/Skeleton.css';
import { Icon } from '../../../ui/Icon/Icon';
import { checkIcon } from '../../../ui/Icon/statusIcons';
import { spokenOnly } from '../../../ui/base/base.css';
import { Timestamp } from '../../../ui/Timestamp/Timestamp';
import { useUserContent } from '../../../ui/base/useUserContent';
import * as styles from './LinkTable.css';

export interface LinkTableProps {
  /** The rows of this page. */
  artifacts: readonly Artifact[];
  /** Number of the first row, counted from 1. */
  firstRow: number;
  /** How many rows all pages have. */
  total: number;
  /** How many placeholder rows to draw. */
  pendingRows: number;
  /** Ids of the selected artifacts. */
  selected: ReadonlySet<string>;
  /** Called when the user checks or unchecks an artifact. */
  onToggle: (artifact: Artifact) => void;
}

/**
 * One page of artifacts, each with a checkbox. Uses ARIA roles, because table elements lose their
 * meaning in some browsers if narrow pages stack the cells.
 */
export function LinkTable(props: LinkTableProps) {
  const { artifacts, firstRow, total, pendingRows, selected, onToggle } = props;
  const pending = Array.from({ length: pendingRows }, (_, index) => index);
  return (
    <div role="table" aria-label="Artifacts to link" aria-rowcount={total + 1}>
      <div role="rowgroup">
        <div role="row" aria-rowindex={1} className={styles.head}>
          <span role="columnheader">
            <span className={spokenOnly}>Link</span>
          </span>
          <span role="columnheader">Title</span>
          <span role="columnheader">Authors</span>
          <span role="columnheader" className={styles.date}>
            Updated
          </span>
        </div>
      </div>
      <div role="rowgroup" aria-busy={artifacts.length === 0}>
        {artifacts.map((artifact, index) => (
          <LinkTableRow
            key={artifact.id}
            artifact={artifact}
            rowIndex={firstRow + index + 1}
            isLinked={selected.has(artifact.id)}
            onToggle={() => onToggle(artifact)}
          />
        ))}
        {pending.map((index) => (
          <div key={index} className={styles.row} aria-hidden>
            <span className={styles.choice} />
            <span className={`${shape} ${styles.pendingTitle}`} />
          </div>
        ))}
      </div>
    </div>
  );
}

interface LinkTableRowProps {
  artifact: Artifact;
  /** Number of the row, the header included. */
  rowIndex: number;
  isLinked: boolean;
  onToggle: () => void;
}

function LinkTableRow({ artifact, rowIndex, isLinked, onToggle }: LinkTableRowProps) {
  const id = useId();
  const title = displayTitle(artifact);
  const authors = authorString(artifact);
  const userContent = useUserContent();
  return (
    <div role="row" aria-rowindex={rowIndex} className={styles.row} data-linked={isLinked}>
      <span role="cell" className={styles.choice}>
        {/* Not `onCheckedChange`: the checkbox calls it on a form reset, too. */}
        <Checkbox
          id={id}
          className={styles.check}
          checked={isLinked}
          aria-label={`Link ${title}`}
          onClick={onToggle}
        >
          <CheckboxIndicator className={styles.mark}>
            <Icon path={checkIcon} />
          </CheckboxIndicator>
        </Checkbox>
      </span>
      <span role="cell" className={styles.title}>
        <label htmlFor={id} className={styles.titleText} title={title} {...userContent}>
          {title}
        </label>
      </span>
      <span role="cell" className={styles.authors} title={authors || undefined} {...userContent}>
        {authors}
      </span>
      <span role="cell" className={styles.date}>
        <Timestamp instant={artifact.updatedAt} />
      </span>
    </div>
  );
}
