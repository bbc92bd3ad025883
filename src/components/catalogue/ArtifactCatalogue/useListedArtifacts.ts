import { useEffect, useMemo, useState } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import { type CatalogueQuery, sortOf } from '../../../domain/catalogue/catalogueQuery';
import { filterArtifacts, type FilterContext } from '../../../domain/catalogue/filters';
import { listScopeOf } from '../../../domain/catalogue/listScope';
import { defaultSort } from '../../../domain/catalogue/sorting';
import type { IsEnough } from '../../services/catalogueLoader';
import { useCatalogueLoad, useCatalogueLoader } from '../../services/useCatalogueLoad';

const neverEnough: IsEnough = () => false;
const alwaysEnough: IsEnough = () => true;

interface ListContext extends FilterContext {
  /** Whether a badge filter waits for the badges. Until they load, it has no result. */
  isAwaitingBadges: boolean;
}

/**
 * Lists `given` artifacts, or loads the catalogue. With `wanted`, loading stops at that many
 * matches, if the order is the catalogue's own. While a filter waits for badges, it stops at that
 * many artifacts. First requests the artifacts that the initial query needs. `isWhole`: whether all
 * needed artifacts have loaded.
 */
export function useListedArtifacts(
  given: readonly Artifact[] | undefined,
  query: CatalogueQuery,
  { badges, user, isAwaitingBadges }: ListContext,
  wanted = Infinity,
) {
  const { filters } = query;
  const sort = sortOf(query);
  const isEnough = useMemo<IsEnough>(() => {
    if (given) return alwaysEnough;
    if (isAwaitingBadges) return (artifacts) => artifacts.length >= wanted;
    if (wanted === Infinity || sort !== defaultSort) return neverEnough;
    return (artifacts) => filterArtifacts(artifacts, filters, { badges, user }).length >= wanted;
  }, [given, isAwaitingBadges, wanted, sort, filters, badges, user]);
  const load = useCatalogueLoad(isEnough);
  const loader = useCatalogueLoader();
  const [scope] = useState(() => (given ? undefined : listScopeOf(query)));
  useEffect(() => scope && loader.loadAhead(scope), [loader, scope]);
  if (given) {
    const status = 'complete' as const;
    return { ...load, artifacts: given, status, problems: [], isWhole: true };
  }
  return { ...load, isWhole: load.status === 'complete' || isEnough(load.artifacts) };
}
