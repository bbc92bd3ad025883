import { useEffect, useSyncExternalStore } from 'react';
import type { CatalogueLoad, IsEnough } from './catalogueLoader';
import { useServices } from './TroviContext';
import { useReconnect } from './useReconnect';

/**
 * What has come of the catalogue. While the calling part is on the page, the load goes on until `isEnough` is content;
 * pass a function that stays the same while its answer does. A load that found no answer goes on when the connection is back.
 */
export function useCatalogueLoad(isEnough: IsEnough): CatalogueLoad & { retry: () => void } {
  const { loader } = useServices();
  const load = useSyncExternalStore(loader.subscribe, loader.current);
  useEffect(() => loader.want(isEnough), [loader, isEnough]);
  useReconnect(load.error, loader.retry);
  return { ...load, retry: loader.retry };
}
