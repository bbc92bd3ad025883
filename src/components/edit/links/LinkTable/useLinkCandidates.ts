import { useDeferredValue, useMemo } from 'react';
import type { Artifact } from '../../../../domain/artifact/artifact';
import { type ArtifactFilters, filterArtifacts } from '../../../../domain/catalogue/filters';
import { linkCandidates } from '../../../../domain/editing/linkEdits';
import { sortArtifacts } from '../../../../domain/catalogue/sorting';
import type { CatalogueLoad } from '../../../services/catalogueLoader';
import { useUser } from '../../../services/TroviContext';
import { useCatalogueLoad } from '../../../services/useCatalogueLoad';
import { type BadgeLookup, useBadgeLookup } from '../../../services/useVocabulary';

/** The artifacts that can be linked. */
export interface LinkCandidates {
  /** The artifacts that match the filters, newest update first. */
  matching: readonly Artifact[];
  /**
   * The filters that `matching` fits. They may lag behind the typed ones, so that typing stays
   * fast.
   */
  appliedFilters: ArtifactFilters;
  /** How many artifacts there are without filters, as far as loaded. */
  total: number;
  isLoading: boolean;
  load: CatalogueLoad & { retry: () => void };
  lookup: BadgeLookup;
}

/** Loads the whole catalogue. */
const neverEnough = () => false;

/** Returns all loaded artifacts but one's own, filtered. */
export function useLinkCandidates(ownId: string, filters: ArtifactFilters): LinkCandidates {
  const load = useCatalogueLoad(neverEnough);
  const lookup = useBadgeLookup();
  const user = useUser();
  const appliedFilters = useDeferredValue(filters);
  const { artifacts, status } = load;
  const { badges } = lookup;
  const candidates = useMemo(() => linkCandidates(artifacts, ownId), [artifacts, ownId]);
  const matching = useMemo(
    () => sortArtifacts(filterArtifacts(candidates, appliedFilters, { badges, user }), 'updated'),
    [candidates, appliedFilters, badges, user],
  );
  const isAwaitingBadges = appliedFilters.badges.length > 0 && lookup.status === 'loading';
  return {
    matching,
    appliedFilters,
    total: candidates.length,
    isLoading: status === 'complete' ? isAwaitingBadges : status !== 'failed',
    load,
    lookup,
  };
}
