import { useDeferredValue, useMemo } from 'react';
import { type ArtifactFilters, filterArtifacts } from '../../../../domain/catalogue/filters';
import { linkCandidates } from '../../../../domain/editing/linkEdits';
import { sortArtifacts } from '../../../../domain/catalogue/sorting';
import { useUser } from '../../../services/TroviContext';
import { useCatalogueLoad } from '../../../services/useCatalogueLoad';
import { useBadgeLookup } from '../../../services/useVocabulary';

/** Loads the whole catalogue. */
const neverEnough = () => false;

/** Returns all loaded artifacts but one's own, filtered. */
export function useLinkCandidates(ownId: string, filters: ArtifactFilters) {
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
    /** The artifacts that match the filters, newest update first. */
    matching,
    /** The filters that `matching` fits. They may lag behind, so that typing stays fast. */
    appliedFilters,
    /** How many artifacts there are without filters, as far as loaded. */
    total: candidates.length,
    isLoading: status === 'complete' ? isAwaitingBadges : status !== 'failed',
    load,
    lookup,
  };
}
