import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import * as styles from './ArtifactGrid.css';
import type { ArtifactGridProps } from './ArtifactGrid';
import { GuardedCard } from './GuardedCard';
import { heldBadges } from '../../card/BadgeMark/heldBadges';
import { drawnHeights, heightOf } from './drawnHeights';
import type { AddFocusedRows } from './focusedRows';
import { createScrollCorrection, scrollAround, watchScrolling, watchWindow } from './scrolling';
import { useCardKeys } from './useCardKeys';
import { useGridMeasures } from './useGridMeasures';
import { useIsWhole } from './useIsWhole';

/** Height of a row with its gap, in pixels. Used until a row has been rendered. */
const usualRowHeight = 350;

/** Height of a row in place of cards, in pixels. Used until one has been rendered. */
const usualDenseHeight = 58;

/** Space for sticky content above a row, in pixels. */
const roomAbove = 96;

/**
 * React keys of cards that the user has touched. These cards keep their focus and state when they
 * move.
 */
const touchedKeys = new Map<string, string>();

/** Shows each artifact as one row, in place of its card. */
export interface RowRenderer {
  renderRow: (artifact: Artifact) => ReactNode;
}

/** A card and its place in the list. */
interface Cell {
  artifact: Artifact;
  index: number;
  /** The gap above its row, in pixels. */
  marginTop?: number;
}

export interface WindowedGridProps extends ArtifactGridProps {
  /** Called when the user chooses Edit. */
  onEdit?: ArtifactGridProps['onOpen'];
  /** Rows to show in place of cards. @default none */
  rowRenderer?: RowRenderer;
}

/**
 * A grid for any number of cards. Only cards near the viewport are in the document (decision 23), and
 * those around the card with the focus, so that it keeps the focus.
 */
export const WindowedGrid = memo(function WindowedGrid(props: WindowedGridProps) {
  const { artifacts, badges, isAwaitingBadges, onOpen, onEdit, rowRenderer } = props;
  const host = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const measures = useGridMeasures(host);
  const columns = rowRenderer ? 1 : measures.columns;
  const { top } = measures;
  const kind = rowRenderer ? 'row' : columns;
  const drawnRows = rowRenderer ? styles.drawnDenseRows : styles.drawnRows;
  const [addFocusedRows, setAddFocusedRows] = useState<AddFocusedRows>();
  const [correct] = useState(createScrollCorrection);
  // A stable function. A new one would make the virtualizer measure all rows again.
  const keyOf = useCallback(
    (row: number) => `${kind} ${artifacts[row * columns]?.id || row}`,
    [artifacts, columns, kind],
  );
  const isWhole = useIsWhole(drawn, columns, keyOf);
  const rowCount = Math.ceil(artifacts.length / columns);
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: isWhole ? 0 : rowCount,
    estimateSize: (row) =>
      drawnHeights.get(keyOf(row)) ?? (rowRenderer ? usualDenseHeight : usualRowHeight),
    getItemKey: keyOf,
    measureElement: (element, resize) => {
      const key = keyOf(Number(element.dataset.index));
      const known = drawnHeights.get(key);
      // A new card has not fitted its tags into a line yet, so it may be too high for a moment.
      if (known && !resize) return known;
      const height = heightOf(element);
      drawnHeights.set(key, height);
      return height;
    },
    rangeExtractor: addFocusedRows?.bind(null, artifacts, columns),
    observeElementRect: (_, tell) => watchWindow(host.current, tell),
    observeElementOffset: (_, tell) => watchScrolling(host.current, tell),
    scrollToFn: (offset, { adjustments }) => {
      // Without an adjustment, nothing has to scroll.
      if (adjustments !== undefined) correct(host.current, offset, adjustments);
    },
    overscan: 1,
    scrollMargin: top,
  });
  // New when columns or rows change. Heights depend on them, so all rows are measured again.
  const { measureRow } = useMemo(
    () => ({
      kind,
      measureRow: (cell: HTMLDivElement | null) => virtualizer.measureElement(cell),
    }),
    [kind, virtualizer],
  );
  const grid = {
    artifacts,
    columns,
    rowsPerPage: Math.floor(
      ((virtualizer.scrollRect?.height ?? 0) * rowCount) / virtualizer.getTotalSize(),
    ),
    showRow: (row: number) => {
      const start = virtualizer.measurementsCache[row]?.start;
      if (start !== undefined) scrollAround(host.current, start - roomAbove);
    },
  };
  useCardKeys(host, grid, setAddFocusedRows);
  const rows = virtualizer.getVirtualItems();
  const cells: Cell[] = isWhole
    ? artifacts.map((artifact, index) => ({ artifact, index }))
    : rows.flatMap(({ index: row, start }, place) => {
        // Rows that are not in the document leave a gap.
        const marginTop = start - (rows[place - 1]?.end ?? start);
        return artifacts
          .slice(row * columns, (row + 1) * columns)
          .map((artifact, column) => ({ artifact, index: row * columns + column, marginTop }));
      });
  const keys = new Set<string>();
  return (
    <div
      ref={host}
      className={isWhole ? styles.host : styles.windowedHost}
      style={isWhole ? undefined : { height: virtualizer.getTotalSize() }}
    >
      <div
        ref={drawn}
        className={isWhole ? styles.allRows : drawnRows}
        style={
          isWhole ? undefined : { transform: `translateY(${(rows[0]?.start ?? top) - top}px)` }
        }
      >
        {cells.map(({ artifact, index, marginTop }) => {
          const { id } = artifact;
          // An untouched card renders again at its new place, instead of sliding there.
          const ownKey = id && (touchedKeys.get(id) ?? `${index} ${id}`);
          const key = ownKey && !keys.has(ownKey) ? ownKey : `${index}`;
          keys.add(key);
          const card = !rowRenderer && (
            <GuardedCard
              artifact={artifact}
              position={index + 1}
              listLength={artifacts.length}
              badges={heldBadges(id, badges)}
              isAwaitingBadges={isAwaitingBadges}
              onOpen={onOpen}
              onEdit={onEdit}
            />
          );
          return (
            <div
              key={key}
              role="presentation"
              ref={isWhole || index % columns > 0 ? undefined : measureRow}
              data-index={Math.floor(index / columns)}
              className={rowRenderer ? styles.denseCell : styles.cell}
              style={isWhole ? undefined : { marginTop }}
              onFocus={() => touchedKeys.set(id, key)}
            >
              {rowRenderer ? rowRenderer.renderRow(artifact) : card}
            </div>
          );
        })}
      </div>
    </div>
  );
});
