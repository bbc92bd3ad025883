import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, useCallback, useMemo, useRef } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import type { BadgeCatalogue } from '../../../domain/artifact/badge';
import * as styles from './ArtifactGrid.css';
import { GuardedCard } from './GuardedCard';
import { heldBadges } from '../../card/BadgeMark/heldBadges';
import { scrollAround, watchScrolling } from './scrolling';
import { useCardKeys } from './useCardKeys';
import { useGridMeasures } from './useGridMeasures';

/** Height of a usual row with its gap, in pixels: what a row counts for until it has been drawn once. */
const usualRowHeight = 290;

/** What may stick to the window above a row, in pixels. */
const roomAbove = 96;

/** Heights of the rows that have been drawn, by key: a list that a person comes back to is as long above them as it was. */
const drawnHeights = new Map<string, number>();

/** Keys of the cards that a person has touched: they keep them, and so their focus and what is unfolded, wherever they move to. */
const touchedKeys = new Map<string, string>();

export interface WindowedGridProps {
  artifacts: readonly Artifact[];
  badges: BadgeCatalogue;
  /** Called when a person opens an artifact. */
  onOpen?: (artifactId: string, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Called when a person goes to edit an artifact. */
  onEdit?: (artifactId: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * A grid of any number of cards, of which only those near the viewport are in the document
 * (decision 23).
 */
export function WindowedGrid({ artifacts, badges, onOpen, onEdit }: WindowedGridProps) {
  const host = useRef<HTMLDivElement>(null);
  const { columns, top } = useGridMeasures(host);
  // The same function as long as it gives the same: with another one all rows would be measured anew.
  const keyOf = useCallback(
    (row: number) => `${columns} ${artifacts[row * columns]?.id || row}`,
    [artifacts, columns],
  );
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: Math.ceil(artifacts.length / columns),
    estimateSize: (row) => drawnHeights.get(keyOf(row)) ?? usualRowHeight,
    getItemKey: keyOf,
    measureElement: (element) => {
      // To the fraction: rows stand one below another, and must not move when the one above them goes.
      const height = element.getBoundingClientRect().height || element.offsetHeight;
      drawnHeights.set(keyOf(Number(element.dataset.index)), height);
      return height;
    },
    observeElementOffset: (_, tell) => watchScrolling(host.current, tell),
    scrollToFn: (offset, { adjustments }) => {
      // Without adjustments it is where it is already.
      if (adjustments !== undefined) scrollAround(host.current, offset + adjustments);
    },
    overscan: 1,
    scrollMargin: top,
  });
  // Another function for other columns: heights are known by columns, so each row that stays is measured anew.
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
    showRow: (row) => {
      const start = virtualizer.measurementsCache[row]?.start;
      if (start !== undefined) scrollAround(host.current, start - roomAbove);
    },
  });
  const rows = virtualizer.getVirtualItems();
  const shown = rows.flatMap(({ index }) =>
    artifacts
      .slice(index * columns, (index + 1) * columns)
      .map((artifact, column) => ({ artifact, row: index, column })),
  );
  const keys = new Set<string>();
  return (
    <div ref={host} className={styles.host} style={{ height: virtualizer.getTotalSize() }}>
      <div
        className={styles.drawnRows}
        data-first={(rows[0]?.index ?? 0) * columns}
        style={{ transform: `translateY(${(rows[0]?.start ?? top) - top}px)` }}
      >
        {shown.map(({ artifact, row, column }) => {
          const { id } = artifact;
          // An untouched card that has another place is drawn anew there: it does not slide under the eyes of a reader.
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
                badges={heldBadges(id, badges)}
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
