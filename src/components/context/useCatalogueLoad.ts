import { useEffect, useSyncExternalStore } from 'react';
import type { CatalogueLoad, IsEnough } from './catalogueLoader';
import { useServices } from './TroviContext';

/**
 * What has come of the catalogue. While the calling part is on the page, the load goes on until `isEnough` is content;
 * pass a function that stays the same while its answer does.
 */
export function useCatalogueLoad(isEnough: IsEnough): CatalogueLoad & { retry: () => void } {
  const { loader } = useServices();
  const load = useSyncExternalStore(loader.subscribe, loader.current);
  useEffect(() => loader.want(isEnough), [loader, isEnough]);
  return { ...load, retry: loader.retry };
}
