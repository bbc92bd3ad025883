import { type ReactNode, type RefObject, useId } from 'react';
import { formatCount } from '../../../domain/artifact/formatCount';
import { type ArtifactSort, artifactSorts } from '../../../domain/catalogue/sorting';
import { LiveRegion } from '../../ui/base/LiveRegion';
import { screenOnly, spokenOnly } from '../../ui/base/base.css';
import { Spinner } from '../../ui/Spinner/Spinner';
import * as styles from './ArtifactCatalogue.css';

const sortNames: Record<ArtifactSort, string> = {
  relevance: 'Best match',
  updated: 'Recently updated',
  created: 'Newest',
  launches: 'Most launches',
  users: 'Most users',
  notebooks: 'Most notebook users',
  title: 'Title',
};

export interface ResultsLineProps {
  /** Number of matching artifacts. */
  matching: number;
  /** Number of loaded artifacts. */
  loaded: number;
  /** Whether more artifacts are loading. */
  isLoading: boolean;
  /** Whether loading failed. If nothing was loaded, there is then nothing to count or to sort. */
  isFailed: boolean;
  /** The order of the list. */
  sort: ArtifactSort;
  /** Whether there is a search. Only then, "Best match" is an order. */
  isSearching: boolean;
  /** Called with the new order. */
  onSort: (sort: ArtifactSort) => void;
  /** The heading. It gets the focus when filters change. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Shows only the number, for a list that cannot be filtered. */
  isBare: boolean;
  /** Content before the choice of the order. */
  children?: ReactNode;
}

/** Shows the number of results, and a choice of the order. */
export function ResultsLine(props: ResultsLineProps) {
  const { matching, loaded, isLoading, isFailed, sort, isSearching, onSort, headingRef } = props;
  const { isBare, children } = props;
  const sortId = useId();
  const isUncounted = loaded === 0 && (isFailed || isLoading);
  const isMissing = isFailed && loaded === 0;
  const shown = formatCount(matching);
  const sentence = isBare
    ? `${shown} ${matching === 1 ? 'artifact' : 'artifacts'}`
    : `Displaying ${shown} of ${formatCount(loaded)} artifacts`;
  return (
    <div className={isMissing ? spokenOnly : styles.line} part="line">
      <h2 className={styles.count} part="count" ref={headingRef} tabIndex={-1}>
        {isUncounted ? 'Artifacts' : sentence}
        {/* Behind the longer text there is another sign. One that moves there is a layout shift. */}
        {isLoading && <Spinner key={`${isUncounted}`} label="Loading" />}
      </h2>
      <LiveRegion text={isLoading || isUncounted ? '' : sentence} />
      {!isBare && !isMissing && (
        <div className={`${styles.tools} ${screenOnly}`}>
          {children}
          <span className={styles.sort} part="sort">
            <label htmlFor={sortId} className={styles.sortLabel}>
              Sort by
            </label>
            <select
              id={sortId}
              className={styles.select}
              value={sort}
              onChange={(event) => onSort(event.target.value as ArtifactSort)}
            >
              {artifactSorts.map(
                (value) =>
                  (isSearching || value !== 'relevance') && (
                    <option key={value} value={value}>
                      {sortNames[value]}
                    </option>
                  ),
              )}
            </select>
          </span>
        </div>
      )}
    </div>
  );
}
