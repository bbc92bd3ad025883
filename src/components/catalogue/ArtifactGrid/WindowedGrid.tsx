import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useMemo, useRef, useState } from 'react';
import * as styles from './ArtifactGrid.css';
import type { ArtifactGridProps } from './ArtifactGrid';
import { GuardedCard } from './GuardedCard';
import { heldBadges } from '../../card/BadgeMark/heldBadges';
import { scrollAround, watchScrolling } from './scrolling';
import { useCardKeys } from './useCardKeys';
import { useGridMeasures } from './useGridMeasures';

/** Height of a row with its gap, in pixels. Used until a row has been rendered. */
const usualRowHeight = 290;

/** Space for sticky content above a row, in pixels. */
const roomAbove = 96;

/** Heights of rendered rows by key, so that a list keeps its height when the user returns. */
const drawnHeights = new Map<string, number>();

/**
 * React keys of cards that the user has touched. These cards keep their focus and state when they
 * move.
 */
const touchedKeys = new Map<string, string>();

export interface WindowedGridProps extends ArtifactGridProps {
  /** Called when the user chooses Edit. */
  onEdit?: ArtifactGridProps['onOpen'];
}

/**
 * A grid for any number of cards. Only cards near the viewport are in the document (decision 23).
 */
export function WindowedGrid(props: WindowedGridProps) {
  const { artifacts, badges, isAwaitingBadges, onOpen, onEdit } = props;
  // A card that comes back into the document has the height that it had.
  const [keepsBadgeRoom] = useState(isAwaitingBadges);
  const host = useRef<HTMLDivElement>(null);
  const { columns, top } = useGridMeasures(host);
  // A stable function. A new one would make the virtualizer measure all rows again.
  const keyOf = useCallback(
    (row: number) => `${columns} ${artifacts[row * columns]?.id || row}`,
    [artifacts, columns],
  );
  const rowCount = Math.ceil(artifacts.length / columns);
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: rowCount,
    estimateSize: (row) => drawnHeights.get(keyOf(row)) ?? usualRowHeight,
    getItemKey: keyOf,
    measureElement: (element) => {
      // Measures fractions of pixels, because rounding would move the rows below.
      const height = element.getBoundingClientRect().height || element.offsetHeight;
      drawnHeights.set(keyOf(Number(element.dataset.index)), height);
      return height;
    },
    observeElementOffset: (_, tell) => watchScrolling(host.current, tell),
    scrollToFn: (offset, { adjustments }) => {
      // Without an adjustment, nothing has to scroll.
      if (adjustments !== undefined) scrollAround(host.current, offset + adjustments);
    },
    overscan: 1,
    scrollMargin: top,
  });
  // New when the columns change. Row heights depend on them, so all rows are measured again.
  const { measureRow } = useMemo(
    () => ({
      columns,
      measureRow: (cell: HTMLDivElement | null) => virtualizer.measureElement(cell),
    }),
    [columns, virtualizer],
  );
  useCardKeys(host, {
    count: artifacts.length,
    columns,
    rowsPerPage: Math.floor((window.innerHeight * rowCount) / virtualizer.getTotalSize()),
    showRow: (row) => {
      const start = virtualizer.measurementsCache[row]?.start;
      if (start !== undefined) scrollAround(host.current, start - roomAbove);
    },
  });
  const rows = virtualizer.getVirtualItems();
  const shown = rows.flatMap(({ index: row }) =>
    artifacts
      .slice(row * columns, (row + 1) * columns)
      .map((artifact, column) => ({ artifact, row, column })),
  );
  const keys = new Set<string>();
  return (
    <div ref={host} className={styles.windowedHost} style={{ height: virtualizer.getTotalSize() }}>
      <div
        className={styles.drawnRows}
        data-first={(rows[0]?.index ?? 0) * columns}
        style={{ transform: `translateY(${(rows[0]?.start ?? top) - top}px)` }}
      >
        {shown.map(({ artifact, row, column }) => {
          const { id } = artifact;
          // An untouched card renders again at its new place, instead of sliding there.
          const ownKey = id && (touchedKeys.get(id) ?? `${row} ${column} ${id}`);
          const key = ownKey && !keys.has(ownKey) ? ownKey : `${row} ${column}`;
          keys.add(key);
          return (
            <div
              key={key}
              role="presentation"
              ref={column === 0 ? measureRow : undefined}
              data-index={row}
              className={styles.cell}
              onFocus={() => touchedKeys.set(id, key)}
            >
              <GuardedCard
                artifact={artifact}
                position={row * columns + column + 1}
                listLength={artifacts.length}
                badges={heldBadges(id, badges)}
                isAwaitingBadges={isAwaitingBadges}
                keepsBadgeRoom={keepsBadgeRoom}
                onOpen={onOpen}
                onEdit={onEdit}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}
