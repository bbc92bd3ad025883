import { type MouseEvent, useRef } from 'react';
import type { CatalogueQuery } from '../../domain/catalogueQuery';
import { type ArtifactFilters, noFilters } from '../../domain/filters';
import { GridSkeleton } from '../ArtifactGrid/GridSkeleton';
import { WindowedGrid } from '../ArtifactGrid/WindowedGrid';
import { CatalogueFilters } from '../CatalogueFilters/CatalogueFilters';
import { useUser } from '../context/TroviContext';
import { useCatalogueLoad } from '../context/useCatalogueLoad';
import { useBadgeLookup, useTags } from '../context/useVocabulary';
import { FilterChips } from '../FilterChips/FilterChips';
import { part } from '../Part/Part.css';
import * as styles from './ArtifactCatalogue.css';
import { LoadFailure } from './LoadFailure';
import { NothingFound } from './NothingFound';
import { ResultsLine } from './ResultsLine';
import { useMatches } from './useMatches';

export interface ArtifactCatalogueProps {
  /** What is searched, filtered and in which order it is shown. */
  query: CatalogueQuery;
  onQueryChange: (query: CatalogueQuery) => void;
  /** Called when a person opens an artifact. */
  onOpen?: (artifactId: string, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Lets `/` move the focus to the search box. For pages that are about the catalogue. */
  hasShortcut?: boolean;
}

/** Nothing less than all of the catalogue. */
const neverEnough = () => false;

/** The catalogue with its search and filters (spec 2, "Artifact list"). */
export function ArtifactCatalogue(props: ArtifactCatalogueProps) {
  const { query, onQueryChange, onOpen, hasShortcut } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const load = useCatalogueLoad(neverEnough);
  const tags = useTags();
  const { badges, status: badgeStatus } = useBadgeLookup();
  const matches = useMatches(load.artifacts, query, badges, useUser());
  const changeFilters = (filters: ArtifactFilters) => onQueryChange({ ...query, filters });
  const focusHeading = () => heading.current?.focus();
  const isAwaitingBadges = query.filters.badges.length > 0 && badgeStatus === 'loading';
  const isLoading = load.status === 'complete' ? isAwaitingBadges : load.status !== 'failed';
  const isEmpty = matches.artifacts.length === 0;
  return (
    <div className={`${part} ${styles.catalogue}`}>
      <CatalogueFilters
        filters={query.filters}
        onChange={changeFilters}
        tags={tags}
        badges={badges.badges}
        facets={matches.facets}
        hasShortcut={hasShortcut}
        onSkip={focusHeading}
      />
      <div className={styles.results}>
        <ResultsLine
          matching={matches.artifacts.length}
          loaded={load.artifacts.length}
          isLoading={isLoading}
          sort={query.sort}
          onSort={(sort) => onQueryChange({ ...query, sort })}
          headingRef={heading}
        />
        <FilterChips filters={query.filters} onChange={changeFilters} onEmptied={focusHeading} />
      </div>
      <LoadFailure load={load} onRetry={focusHeading} />
      {isEmpty && isLoading && <GridSkeleton count={9} />}
      {isEmpty && load.status === 'complete' && !isLoading && (
        <NothingFound
          query={query}
          badgeStatus={badgeStatus}
          onClear={() => {
            focusHeading();
            changeFilters(noFilters);
          }}
        />
      )}
      {!isEmpty && <WindowedGrid artifacts={matches.artifacts} badges={badges} onOpen={onOpen} />}
    </div>
  );
}
