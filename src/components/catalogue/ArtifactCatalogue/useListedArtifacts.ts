import { useMemo } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import type { CatalogueQuery } from '../../../domain/catalogue/catalogueQuery';
import { filterArtifacts, type FilterContext } from '../../../domain/catalogue/filters';
import { defaultSort } from '../../../domain/catalogue/sorting';
import type { CatalogueLoad, IsEnough } from '../../services/catalogueLoader';
import { useCatalogueLoad } from '../../services/useCatalogueLoad';

/** The artifacts to list. */
export interface ListedArtifacts extends CatalogueLoad {
  /** Whether all artifacts that are needed have been loaded. */
  isWhole: boolean;
  retry: () => void;
}

const neverEnough: IsEnough = () => false;
const alwaysEnough: IsEnough = () => true;

/**
 * Lists `given` artifacts, or loads the catalogue. With `wanted`, loading stops at that many
 * matches, when the order is the catalogue's own.
 */
export function useListedArtifacts(
  given: readonly Artifact[] | undefined,
  { filters, sort }: CatalogueQuery,
  { badges, user }: FilterContext,
  wanted = Infinity,
): ListedArtifacts {
  const isEnough = useMemo<IsEnough>(() => {
    if (given) return alwaysEnough;
    if (wanted === Infinity || sort !== defaultSort) return neverEnough;
    return (artifacts) => filterArtifacts(artifacts, filters, { badges, user }).length >= wanted;
  }, [given, wanted, sort, filters, badges, user]);
  const load = useCatalogueLoad(isEnough);
  if (given) return { ...load, artifacts: given, status: 'complete', problems: [], isWhole: true };
  return { ...load, isWhole: load.status === 'complete' || isEnough(load.artifacts) };
}
