import { useMemo } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import type { CatalogueQuery } from '../../../domain/catalogue/catalogueQuery';
import { filterArtifacts, type FilterContext } from '../../../domain/catalogue/filters';
import { defaultSort } from '../../../domain/catalogue/sorting';
import type { CatalogueLoad, IsEnough } from '../../services/catalogueLoader';
import { useCatalogueLoad } from '../../services/useCatalogueLoad';

/** What there is to list. */
export interface ListedArtifacts extends CatalogueLoad {
  /** Nothing more is needed. */
  isWhole: boolean;
  retry: () => void;
}

const neverEnough: IsEnough = () => false;
const alwaysEnough: IsEnough = () => true;

/**
 * What is given to be listed; else the catalogue, as far as it has come. All of it is loaded, unless no more than `wanted` matches
 * are needed: those in the order of the catalogue itself are found before its end.
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
