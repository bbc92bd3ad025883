import { type MouseEvent, useMemo } from 'react';
import type { CatalogueQuery } from '../../../domain/catalogue/catalogueQuery';
import { filterArtifacts } from '../../../domain/catalogue/filters';
import { defaultSort, sortArtifacts } from '../../../domain/catalogue/sorting';
import { LoadFailure } from '../../ui/Message/LoadFailure';
import { useListedArtifacts } from '../ArtifactCatalogue/useListedArtifacts';
import { ArtifactGrid } from '../ArtifactGrid/ArtifactGrid';
import { GridSkeleton } from '../GridSkeleton/GridSkeleton';
import { useUser } from '../../services/TroviContext';
import { useBadgeLookup } from '../../services/useVocabulary';
import { Message } from '../../ui/Message/Message';
import { baseStyle } from '../../ui/base/base.css';

export interface FeaturedArtifactsProps {
  /** The filters and the order, without one: the newest update first. */
  query: CatalogueQuery;
  /** Maximum number of artifacts. */
  limit: number;
  /**
   * Called when the user opens an artifact. Prevent the event's default action to navigate
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
  // Best match would need the whole catalogue.
  const { filters, sort = defaultSort } = query;
  const isAwaitingBadges = filters.badges.length > 0 && badgeStatus === 'loading';
  const context = { badges, user, isAwaitingBadges };
  const load = useListedArtifacts(undefined, { filters, sort }, context, limit);
  const shown = useMemo(() => {
    const matching = filterArtifacts(load.artifacts, filters, { badges, user });
    return sortArtifacts(matching, sort, filters.q).slice(0, limit);
  }, [load.artifacts, filters, badges, user, sort, limit]);
  const isLoading = load.isWhole ? isAwaitingBadges : load.status !== 'failed';
  return (
    <div className={baseStyle}>
      <LoadFailure load={load} />
      {shown.length > 0 && (
        <ArtifactGrid
          artifacts={shown}
          badges={badges}
          isAwaitingBadges={badgeStatus === 'loading'}
          onOpen={onOpen}
        />
      )}
      {shown.length === 0 && isLoading && <GridSkeleton count={limit} />}
      {shown.length === 0 && load.isWhole && !isLoading && (
        <Message kind="empty" level={3} heading="No artifacts found." />
      )}
    </div>
  );
}
