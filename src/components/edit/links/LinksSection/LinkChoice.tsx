import { useRef, useState } from 'react';
import type { Artifact } from '../../../../domain/artifact/artifact';
import { type ArtifactFilters, noFilters } from '../../../../domain/catalogue/filters';
import { LoadFailure } from '../../../catalogue/ArtifactCatalogue/LoadFailure';
import { NothingFound } from '../../../catalogue/ArtifactCatalogue/NothingFound';
import { useTags } from '../../../services/useVocabulary';
import * as styles from './LinkChoice.css';
import { LinkFilters } from '../LinkTable/LinkFilters';
import { LinkPager } from '../LinkTable/LinkPager';
import { LinkTable } from '../LinkTable/LinkTable';
import { useInView } from '../LinkTable/useInView';
import { useLinkCandidates } from '../LinkTable/useLinkCandidates';

/** Rows of the table (product 9). */
const rowsPerPage = 10;

export interface LinkChoiceProps {
  /** Id of the artifact that links: it is not offered. */
  ownId: string;
  /** Ids of the artifacts that are selected. */
  selected: ReadonlySet<string>;
  /** Called when a person checks or unchecks an artifact. */
  onToggle: (artifact: Artifact) => void;
}

/**
 * The artifacts to choose from. Nothing of them is asked for before a person comes to see them
 * (decision 42).
 */
export function LinkChoice(props: LinkChoiceProps) {
  const host = useRef<HTMLDivElement>(null);
  const isInView = useInView(host);
  return (
    <div ref={host} className={styles.place}>
      {isInView && <SeenChoice {...props} />}
    </div>
  );
}

function SeenChoice({ ownId, selected, onToggle }: LinkChoiceProps) {
  const host = useRef<HTMLDivElement>(null);
  const [filters, setFilters] = useState<ArtifactFilters>(noFilters);
  const tags = useTags();
  const { matching, passed, total, isLoading, load, lookup } = useLinkCandidates(ownId, filters);
  const [place, setPlace] = useState({ filters: noFilters, page: 0 });
  // Other filters begin at their first page; a list that became shorter ends at its last one.
  const lastPage = Math.max(0, Math.ceil(matching.length / rowsPerPage) - 1);
  const page = place.filters === passed ? Math.min(place.page, lastPage) : 0;
  const first = page * rowsPerPage;
  const focusTable = () => host.current?.focus();
  const isEmpty = matching.length === 0;
  const isNothing = isEmpty && load.status === 'complete' && !isLoading;
  const isFailed = load.status === 'failed' && load.artifacts.length === 0;
  return (
    <div className={styles.choice}>
      <LinkFilters
        filters={filters}
        onChange={setFilters}
        tags={tags}
        badges={lookup.badges.badges}
      />
      <div ref={host} className={styles.results} tabIndex={-1}>
        <LoadFailure load={load} onRetry={focusTable} />
        {!isFailed && (
          <div className={styles.frame}>
            <div className={isLoading || total > rowsPerPage ? styles.roomForPage : undefined}>
              {isNothing ? (
                <div className={styles.nothing}>
                  <NothingFound
                    query={{ filters: passed, sort: 'updated' }}
                    badgeStatus={lookup.status}
                    onClear={() => {
                      focusTable();
                      setFilters(noFilters);
                    }}
                  />
                </div>
              ) : (
                <LinkTable
                  artifacts={matching.slice(first, first + rowsPerPage)}
                  firstRow={first + 1}
                  total={matching.length}
                  pendingRows={isEmpty && isLoading ? rowsPerPage : 0}
                  selected={selected}
                  onToggle={onToggle}
                />
              )}
            </div>
            <LinkPager
              first={first}
              rowsPerPage={rowsPerPage}
              total={matching.length}
              isLoading={isLoading}
              onTurn={(step) => setPlace({ filters: passed, page: page + step })}
            />
          </div>
        )}
      </div>
    </div>
  );
}
