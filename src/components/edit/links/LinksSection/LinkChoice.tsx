import { useRef, useState } from 'react';
import type { Artifact } from '../../../../domain/artifact/artifact';
import { type ArtifactFilters, noFilters } from '../../../../domain/catalogue/filters';
import { LoadFailure } from '../../../ui/Message/LoadFailure';
import { NothingFound } from '../../../filters/NothingFound/NothingFound';
import { useInView } from '../../../ui/base/useInView';
import { useTags } from '../../../services/useVocabulary';
import * as styles from './LinkChoice.css';
import { LinkFilters } from '../LinkTable/LinkFilters';
import { LinkPager } from '../LinkTable/LinkPager';
import { LinkTable } from '../LinkTable/LinkTable';
import { useLinkCandidates } from '../LinkTable/useLinkCandidates';

/** Rows per page (product 9). */
const rowsPerPage = 10;

/** How far below the window the table counts as in view. */
const inViewMargin = '200px 0px';

export interface LinkChoiceProps {
  /** Id of the artifact that links. The table omits it. */
  ownId: string;
  /** Ids of the selected artifacts. */
  selected: ReadonlySet<string>;
  /** Called when the user checks or unchecks an artifact. */
  onToggle: (artifact: Artifact) => void;
}

/** The table of artifacts to link. Loads them when it comes into view. */
export function LinkChoice(props: LinkChoiceProps) {
  const host = useRef<HTMLDivElement>(null);
  const isInView = useInView(host, inViewMargin);
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
  const { matching, appliedFilters, total, isLoading, load, lookup } = useLinkCandidates(
    ownId,
    filters,
  );
  const [place, setPlace] = useState({ filters: noFilters, page: 0 });
  // New filters start at the first page. A shorter list ends at its last page.
  const lastPage = Math.max(0, Math.ceil(matching.length / rowsPerPage) - 1);
  const page = place.filters === appliedFilters ? Math.min(place.page, lastPage) : 0;
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
                    query={{ filters: appliedFilters, sort: 'updated' }}
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
              onTurn={(step) => setPlace({ filters: appliedFilters, page: page + step })}
            />
          </div>
        )}
      </div>
    </div>
  );
}
