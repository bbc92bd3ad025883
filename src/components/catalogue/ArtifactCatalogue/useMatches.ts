import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import type { CatalogueQuery } from '../../../domain/catalogue/catalogueQuery';
import type { FilterContext } from '../../../domain/catalogue/filters';
import { createMatcher, type Matches } from '../../../domain/catalogue/incremental/matcher';
import { mostAtOnce } from '../../../domain/catalogue/incremental/steps';
import { useSteps } from './useSteps';

/**
 * Returns the artifacts that match a query, in its order and up to a limit, and the facets. The
 * result may lag behind the query for a moment, so that typing stays smooth. Among very many
 * artifacts, `isCurrent` is false until the result is that of the query.
 */
export function useMatches(
  artifacts: readonly Artifact[],
  query: CatalogueQuery,
  { badges, user }: FilterContext,
  limit = Infinity,
): Matches & { isCurrent: boolean } {
  const deferred = useDeferredValue(query);
  const [find] = useState(createMatcher);
  const begin = useCallback(
    () => find(artifacts, deferred, { badges, user }),
    [find, artifacts, deferred, badges, user],
  );
  const { result, isCurrent } = useSteps(begin, deferred, artifacts.length > mostAtOnce);
  const { artifacts: all, facets } = result;
  const first = useMemo(() => (all.length > limit ? all.slice(0, limit) : all), [all, limit]);
  return { artifacts: first, facets, isCurrent };
}
