import { useDeferredValue, useMemo } from 'react';
import type { Artifact } from '../../../../domain/artifact/artifact';
import { type ArtifactFilters, filterArtifacts } from '../../../../domain/catalogue/filters';
import { linkCandidates } from '../../../../domain/editing/linkEdits';
import { sortArtifacts } from '../../../../domain/catalogue/sorting';
import type { CatalogueLoad } from '../../../services/catalogueLoader';
import { useUser } from '../../../services/TroviContext';
import { useCatalogueLoad } from '../../../services/useCatalogueLoad';
import { type BadgeLookup, useBadgeLookup } from '../../../services/useVocabulary';

/** The artifacts to choose from. */
export interface LinkCandidates {
  /** Those that pass the filters, newest update first. */
  matching: readonly Artifact[];
  /** The filters that `matching` passes: they may follow the typing by a moment, so that typing never waits. */
  passed: ArtifactFilters;
  /** How many there are without filters, as far as they have come. */
  total: number;
  isLoading: boolean;
  load: CatalogueLoad & { retry: () => void };
  lookup: BadgeLookup;
}

/** Nothing less than all of the catalogue. */
const neverEnough = () => false;

/** All artifacts but one's own, as they arrive, narrowed by filters. */
export function useLinkCandidates(ownId: string, filters: ArtifactFilters): LinkCandidates {
  const load = useCatalogueLoad(neverEnough);
  const lookup = useBadgeLookup();
  const user = useUser();
  const passed = useDeferredValue(filters);
  const { artifacts, status } = load;
  const { badges } = lookup;
  const candidates = useMemo(() => linkCandidates(artifacts, ownId), [artifacts, ownId]);
  const matching = useMemo(
    () => sortArtifacts(filterArtifacts(candidates, passed, { badges, user }), 'updated'),
    [candidates, passed, badges, user],
  );
  const isAwaitingBadges = passed.badges.length > 0 && lookup.status === 'loading';
  return {
    matching,
    passed,
    total: candidates.length,
    isLoading: status === 'complete' ? isAwaitingBadges : status !== 'failed',
    load,
    lookup,
  };
}
