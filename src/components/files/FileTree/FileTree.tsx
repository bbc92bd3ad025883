import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { formatBytes } from '../../../domain/files/formatBytes';
import type { TreeRow } from '../../../domain/files/treeRows';
import { nextIcon } from '../../ui/Icon/arrowIcons';
import { Icon } from '../../ui/Icon/Icon';
import * as styles from './FileTree.css';
import { treeKey } from './treeKeys';

/** Up to this many rows, all of them are in the document. */
const mostWhole = 200;

export interface FileTreeProps {
  /** At least one. */
  rows: readonly TreeRow[];
  /** Whether the rows are the matches of a filter. Then folders cannot be closed. */
  isFiltered: boolean;
  /** Path of the file that is open. */
  current?: string;
  onToggle: (path: string, isOpen: boolean) => void;
  onFile: (path: string) => void;
}

/**
 * The files of a repository or a record, as a tree for mouse and keyboard (ARIA practices, tree
 * view).
 */
export function FileTree({ rows, isFiltered, current, onToggle, onFile }: FileTreeProps) {
  const tree = useRef<HTMLDivElement>(null);
  const id = useId();
  const [activePath, setActivePath] = useState(current);
  const found = rows.findIndex(({ node }) => node.path === activePath);
  const active = Math.max(found, 0);
  const isWhole = rows.length <= mostWhole;
  // Nothing here memoizes its functions.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: isWhole ? 0 : rows.length,
    getScrollElement: () => tree.current,
    estimateSize: () => styles.rowHeight,
    overscan: 12,
    // The active row is always in the document, because the tree refers to it.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const first = Math.max(startIndex - overscan, 0);
      const last = Math.min(endIndex + overscan, count - 1);
      const shown = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      if (active < first) return [active, ...shown];
      return active > last ? [...shown, active] : shown;
    },
  });
  const former = useRef(current);
  useEffect(() => {
    const isClosed = former.current !== undefined && current === undefined;
    former.current = current;
    // The closed file had the focus.
    if (isClosed && document.activeElement === document.body) {
      tree.current?.focus({ preventScroll: true });
    }
  }, [current]);
  const activate = ({ node, isOpen }: TreeRow) => {
    setActivePath(node.path);
    if (node.kind !== 'folder') onFile(node.path);
    if (isOpen !== undefined && !isFiltered) onToggle(node.path, !isOpen);
  };
  const goTo = (index: number) => {
    const row = rows[index];
    if (!row) return;
    setActivePath(row.node.path);
    if (isWhole) document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' });
    else virtualizer.scrollToIndex(index);
  };
  const press = (event: KeyboardEvent) => {
    const row = rows[active];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = treeKey(event.key, rows, active);
    if (!step) return;
    event.preventDefault();
    if (step.kind === 'activate') activate(row);
    else if (step.kind === 'go') goTo(step.index);
    else if (!isFiltered) onToggle(row.node.path, step.kind === 'open');
  };
  const items = isWhole
    ? rows.map((_, index) => ({ index, start: undefined }))
    : virtualizer.getVirtualItems();
  return (
    <div
      ref={tree}
      className={styles.tree}
      role="tree"
      tabIndex={0}
      aria-label="Files"
      aria-activedescendant={`${id}-${active}`}
      onKeyDown={press}
    >
      <div
        role="presentation"
        className={styles.rows}
        style={isWhole ? undefined : { height: virtualizer.getTotalSize() }}
      >
        {items.map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <Row
              key={row.node.path}
              {...{ row, index, start }}
              id={`${id}-${index}`}
              isActive={index === active}
              isCurrent={row.node.path === current}
              measure={isWhole ? undefined : virtualizer.measureElement}
              onPress={() => activate(row)}
            />
          );
        })}
      </div>
    </div>
  );
}

interface RowProps {
  row: TreeRow;
  id: string;
  index: number;
  /** Distance from the start in pixels, if not all rows are in the document. */
  start?: number;
  isActive: boolean;
  isCurrent: boolean;
  measure?: (row: HTMLDivElement | null) => void;
  onPress: () => void;
}

function Row({ row, id, index, start, isActive, isCurrent, measure, onPress }: RowProps) {
  const { node, level, position, setSize, isOpen } = row;
  return (
    // The tree handles the keys.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={measure}
      id={id}
      role="treeitem"
      className={styles.row}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-expanded={isOpen}
      aria-selected={isCurrent}
      data-index={index}
      data-active={isActive || undefined}
      style={{
        paddingInlineStart: `${0.6 + (Math.min(level, 12) - 1) * 1.1}em`,
        ...(start !== undefined && {
          position: 'absolute',
          insetInline: 0,
          top: 0,
          transform: `translateY(${start}px)`,
        }),
      }}
      onClick={onPress}
    >
      <span className={`${styles.sign} ${isOpen ? styles.open : ''}`}>
        {(node.kind === 'folder' || isOpen !== undefined) && <Icon path={nextIcon} />}
      </span>
      <bdi className={styles.name} title={node.path}>
        {node.name}
      </bdi>
      {node.kind === 'link' && <span className={styles.remark}>link</span>}
      {node.kind === 'submodule' && <span className={styles.remark}>submodule</span>}
      {node.size !== undefined && <span className={styles.remark}>{formatBytes(node.size)}</span>}
    </div>
  );
}
