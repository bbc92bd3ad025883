import { type ComponentType, type MouseEvent, useDeferredValue, useRef, useState } from 'react';
import { type CatalogueQuery, sortOf } from '../../../domain/catalogue/catalogueQuery';
import type { Artifact } from '../../../domain/artifact/artifact';
import { formatCount } from '../../../domain/artifact/formatCount';
import { mostSearched } from '../../../domain/catalogue/matches';
import { type ArtifactFilters, noFilters } from '../../../domain/catalogue/filters';
import { GridSkeleton } from '../GridSkeleton/GridSkeleton';
import { type RowRenderer, WindowedGrid } from '../ArtifactGrid/WindowedGrid';
import { PrintedList } from '../PrintedList/PrintedList';
import { SearchMarksContext } from '../../card/SearchMarks/SearchMarksContext';
import { useSearchMarks } from '../SearchMarks/useSearchMarks';
import { CatalogueFilters } from '../../filters/CatalogueFilters/CatalogueFilters';
import { useUser } from '../../services/TroviContext';
import { useBadgeLookup, useTags } from '../../services/useVocabulary';
import { ListExportButton } from '../ListExport/ListExportButton';
import { FilterChips } from '../../filters/FilterChips/FilterChips';
import { baseStyle, muted, spokenOnly } from '../../ui/base/base.css';
import { PartBoundary } from '../../ui/PartBoundary/PartBoundary';
import * as styles from './ArtifactCatalogue.css';
import { EmptyList } from './EmptyList';
import { LoadFailure } from '../../ui/Message/LoadFailure';
import { ResultsLine } from './ResultsLine';
import { useListedArtifacts } from './useListedArtifacts';
import { useMatches } from './useMatches';

export interface OwnToolsProps {
  /** The listed artifacts. */
  artifacts: readonly Artifact[];
  /** Called with a function that shows artifacts as rows in place of cards, or with nothing. */
  onRowRenderer: (rowRenderer: RowRenderer | undefined) => void;
}

export interface ArtifactCatalogueProps {
  /** The search text, filters and order. */
  query: CatalogueQuery;
  /** Called with the new query when the user searches, filters or sorts. */
  onQueryChange: (query: CatalogueQuery) => void;
  /**
   * Called when the user opens an artifact. Prevent the event's default action to navigate
   * yourself.
   */
  onOpen?: (artifactId: string, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Called when the user chooses Edit. Prevent the event's default action to navigate yourself. */
  onEdit?: (artifactId: string, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Artifacts to list instead of the catalogue. With them, the catalogue is not loaded. */
  artifacts?: readonly Artifact[];
  /** Maximum number of cards. @default all matching artifacts */
  limit?: number;
  /** Shows only the cards, without search, filters and order. @default false */
  isBare?: boolean;
  /** Content above the cards under My Artifacts. @default nothing */
  ownTools?: ComponentType<OwnToolsProps>;
  /**
   * Lets `/` move the focus to the search box. For pages whose main content is the catalogue.
   * @default false
   */
  hasShortcut?: boolean;
}

/** Shows the catalogue with search and filters (product 2.4). */
export function ArtifactCatalogue(props: ArtifactCatalogueProps) {
  const { query, onQueryChange, artifacts, limit, isBare = false, hasShortcut } = props;
  const { ownTools: OwnTools } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [rowRenderer, setRowRenderer] = useState<RowRenderer>();
  const user = useUser();
  const tags = useTags();
  const { badges, status: badgeStatus } = useBadgeLookup();
  const isAwaitingBadges = query.filters.badges.length > 0 && badgeStatus === 'loading';
  const context = { badges, user, isAwaitingBadges };
  const load = useListedArtifacts(artifacts, query, context, isBare ? limit : undefined);
  const matches = useMatches(load.artifacts, query, context, limit);
  // The result is deferred, too. So the cards render once for both.
  const marks = useSearchMarks(useDeferredValue(query.filters));
  const changeFilters = (filters: ArtifactFilters) => onQueryChange({ ...query, filters });
  const focusHeading = () => heading.current?.focus();
  const replaceFilters = (filters: ArtifactFilters) => {
    focusHeading();
    changeFilters(filters);
  };
  const isLoading = load.isWhole ? isAwaitingBadges : load.status !== 'failed';
  const isEmpty = matches.artifacts.length === 0;
  return (
    <div className={`${baseStyle} ${styles.catalogue}`} part="catalogue">
      {!isBare && (
        <PartBoundary name="Search and filters" change={query}>
          <CatalogueFilters
            filters={query.filters}
            onChange={changeFilters}
            tags={tags}
            badges={badges.badges}
            isAwaitingBadges={badgeStatus === 'loading'}
            facets={isLoading && load.artifacts.length === 0 ? undefined : matches.facets}
            artifacts={load.isWhole || load.isRemembered ? load.artifacts : undefined}
            matching={isEmpty && isLoading ? undefined : matches.artifacts.length}
            isFolded={OwnTools !== undefined && query.filters.owned}
            hasShortcut={hasShortcut}
            onSkip={focusHeading}
          />
        </PartBoundary>
      )}
      <div className={isBare ? spokenOnly : styles.results}>
        <ResultsLine
          matching={matches.artifacts.length}
          loaded={load.artifacts.length}
          isLoading={isLoading}
          isFailed={load.status === 'failed'}
          sort={sortOf(query)}
          isSearching={query.filters.q.trim() !== ''}
          onSort={(sort) => onQueryChange({ ...query, sort })}
          headingRef={heading}
          isBare={isBare}
        >
          <ListExportButton artifacts={matches.artifacts} isCounted={!isEmpty || !isLoading} />
        </ResultsLine>
        {!isBare && (
          <FilterChips filters={query.filters} onChange={changeFilters} onEmptied={focusHeading} />
        )}
      </div>
      {matches.searched.length < load.artifacts.length && (
        <p className={muted}>
          This catalogue is large. Only the first {formatCount(mostSearched)} artifacts in this
          order are searched.
        </p>
      )}
      <LoadFailure load={load} onRetry={focusHeading} />
      {OwnTools && query.filters.owned && (
        <OwnTools artifacts={matches.artifacts} onRowRenderer={setRowRenderer} />
      )}
      {isEmpty && isLoading && <GridSkeleton count={Math.min(9, limit ?? 9)} />}
      {isEmpty && load.isWhole && !isLoading && (
        <EmptyList
          query={query}
          badgeStatus={badgeStatus}
          onClear={isBare ? undefined : () => replaceFilters(noFilters)}
          artifacts={matches.searched}
          context={context}
          onChange={replaceFilters}
        />
      )}
      {!isEmpty && (
        <PartBoundary name="The list" change={matches.artifacts}>
          <SearchMarksContext.Provider value={marks}>
            <WindowedGrid
              artifacts={matches.artifacts}
              badges={badges}
              isAwaitingBadges={badgeStatus === 'loading'}
              onOpen={props.onOpen}
              onEdit={props.onEdit}
              rowRenderer={rowRenderer}
            />
          </SearchMarksContext.Provider>
          <PrintedList artifacts={matches.artifacts} />
        </PartBoundary>
      )}
    </div>
  );
}
