import { useCallback } from 'react';
import { type BadgeCatalogue, noBadges } from '../../domain/artifact/badges/badge';
import type { ArtifactRepository } from '../../domain/ports/artifactRepository';
import { useServices } from './TroviContext';
import { useRequest } from './useRequest';

/** The badges and their holders, as far as they are known. */
export interface BadgeLookup {
  /** Empty while the badges are loading and after a failure. */
  badges: BadgeCatalogue;
  status: 'loading' | 'ready' | 'failed';
}

/** The tags that artifacts may carry, as far as they are known. */
export interface TagVocabulary {
  /** Empty while the tags are loading and after a failure. */
  tags: readonly string[];
  status: 'loading' | 'ready' | 'failed';
  /** Asks again after a failure. */
  retry: () => void;
}

/** Badges that an earlier screen has loaded. The next screen shows them from its first frame on. */
const loadedBadges = new WeakMap<ArtifactRepository, BadgeLookup>();

/** Loads the badges and their holders. The status says whether filters by badge can be trusted. */
export function useBadgeLookup(): BadgeLookup {
  const { repository } = useServices();
  const ask = useCallback(async () => {
    const lookup: BadgeLookup = { badges: await repository.badges(), status: 'ready' };
    loadedBadges.set(repository, lookup);
    return lookup;
  }, [repository]);
  const { status, response, anonymousResponse } = useRequest(ask);
  const loading = loadedBadges.get(repository) ?? anonymousResponse ?? noLookups.loading;
  if (status === 'loading') return loading;
  return response ?? noLookups.failed;
}

const noLookups = {
  loading: { badges: noBadges, status: 'loading' },
  failed: { badges: noBadges, status: 'failed' },
} satisfies Record<string, BadgeLookup>;

/**
 * Loads the badges and their holders. There are none until they are loaded, and after a failure
 * (contract/portal 1.1).
 */
export function useBadges(): BadgeCatalogue {
  return useBadgeLookup().badges;
}

const noTags: readonly string[] = [];

/** Loads the tags that artifacts may carry. */
export function useTagVocabulary(): TagVocabulary {
  const { repository } = useServices();
  const ask = useCallback(() => repository.tags(), [repository]);
  const { status, response, anonymousResponse, retry } = useRequest(ask);
  return { tags: response ?? anonymousResponse ?? noTags, status, retry };
}

/**
 * Loads the tags that artifacts may carry. There are none until they are loaded, and after a
 * failure.
 */
export function useTags(): readonly string[] {
  return useTagVocabulary().tags;
}
