import { type MouseEvent, useRef } from 'react';
import type { CatalogueQuery } from '../../domain/catalogueQuery';
import { type ArtifactFilters, noFilters } from '../../domain/filters';
import { GridSkeleton } from '../ArtifactGrid/GridSkeleton';
import { WindowedGrid } from '../ArtifactGrid/WindowedGrid';
import { button } from '../Button/Button.css';
import { CatalogueFilters } from '../CatalogueFilters/CatalogueFilters';
import { useUser } from '../context/TroviContext';
import { useCatalogueLoad } from '../context/useCatalogueLoad';
import { useBadges, useTags } from '../context/useVocabulary';
import { FilterChips } from '../FilterChips/FilterChips';
import { Message } from '../Message/Message';
import { part } from '../Part/Part.css';
import * as styles from './ArtifactCatalogue.css';
import { LoadFailure } from './LoadFailure';
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
  const badges = useBadges();
  const matches = useMatches(load.artifacts, query, badges, useUser());
  const changeFilters = (filters: ArtifactFilters) => onQueryChange({ ...query, filters });
  const isLoading = load.status === 'loading' || load.status === 'waiting';
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
        <FilterChips
          filters={query.filters}
          onChange={changeFilters}
          onEmptied={() => heading.current?.focus()}
        />
      </div>
      <LoadFailure load={load} />
      {isEmpty && isLoading && <GridSkeleton count={9} />}
      {isEmpty && load.status === 'complete' && (
        <NothingFound filters={query.filters} onClear={() => changeFilters(noFilters)} />
      )}
      {!isEmpty && <WindowedGrid artifacts={matches.artifacts} badges={badges} onOpen={onOpen} />}
    </div>
  );
}

function NothingFound({ filters, onClear }: { filters: ArtifactFilters; onClear: () => void }) {
  if (filters === noFilters)
    return <Message kind="empty" level={3} heading="No artifacts found." />;
  return (
    <Message
      kind="empty"
      level={3}
      heading="No artifacts found."
      remark="Nothing matches all of these filters. Remove one, or start over."
    >
      <button type="button" className={button} onClick={onClear}>
        Clear all
      </button>
    </Message>
  );
}
