import { type MouseEvent, useCallback, useMemo } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import type { CatalogueQuery } from '../../../domain/catalogue/catalogueQuery';
import { filterArtifacts } from '../../../domain/catalogue/filters';
import { sortArtifacts } from '../../../domain/catalogue/sorting';
import { LoadFailure } from '../ArtifactCatalogue/LoadFailure';
import { ArtifactGrid } from '../ArtifactGrid/ArtifactGrid';
import { GridSkeleton } from '../GridSkeleton/GridSkeleton';
import { useUser } from '../../services/TroviContext';
import { useCatalogueLoad } from '../../services/useCatalogueLoad';
import { useBadgeLookup } from '../../services/useVocabulary';
import { Message } from '../../primitives/Message/Message';
import { baseStyle } from '../../primitives/base/base.css';

export interface FeaturedArtifactsProps {
  /** The filters and the order. */
  query: CatalogueQuery;
  /** The most artifacts to show. */
  limit: number;
  /**
   * Called when a person opens an artifact. Prevent the event's default action to navigate
   * yourself.
   */
  onOpen?: (artifactId: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Shows the first artifacts that match a query. Loads no more of the catalogue than needed
 * (decision 31).
 */
export function FeaturedArtifacts({ query, limit, onOpen }: FeaturedArtifactsProps) {
  const { badges, status: badgeStatus } = useBadgeLookup();
  const user = useUser();
  const { filters, sort } = query;
  const matching = useCallback(
    (artifacts: readonly Artifact[]) => filterArtifacts(artifacts, filters, { badges, user }),
    [filters, badges, user],
  );
  // While badges load, a filter by badge has no result. One page is enough until then.
  const isAwaitingBadges = filters.badges.length > 0 && badgeStatus === 'loading';
  const isEnough = useCallback(
    (artifacts: readonly Artifact[]) =>
      isAwaitingBadges
        ? artifacts.length >= limit
        : sort === 'updated' && matching(artifacts).length >= limit,
    [isAwaitingBadges, matching, limit, sort],
  );
  const load = useCatalogueLoad(isEnough);
  const shown = useMemo(
    () => sortArtifacts(matching(load.artifacts), sort).slice(0, limit),
    [matching, load.artifacts, sort, limit],
  );
  const isLoading =
    load.status === 'loading' ||
    (load.status === 'waiting' && !isEnough(load.artifacts)) ||
    (load.status !== 'failed' && isAwaitingBadges);
  return (
    <div className={baseStyle}>
      <LoadFailure load={load} />
      {shown.length > 0 && <ArtifactGrid artifacts={shown} badges={badges} onOpen={onOpen} />}
      {shown.length === 0 && isLoading && <GridSkeleton count={limit} />}
      {shown.length === 0 && load.status === 'complete' && !isLoading && (
        <Message kind="empty" level={3} heading="No artifacts found." />
      )}
    </div>
  );
}
