import { useEffect, useSyncExternalStore } from 'react';
import type { CatalogueLoad, IsEnough } from './catalogueLoader';
import { useServices } from './TroviContext';
import { useReconnect } from './useReconnect';

/**
 * Loads the catalogue until `isEnough` returns true, while the component is mounted. Pass a stable
 * function. After a failure without an answer, loading continues when the connection is back.
 */
export function useCatalogueLoad(isEnough: IsEnough): CatalogueLoad & { retry: () => void } {
  const { loader } = useServices();
  const load = useSyncExternalStore(loader.subscribe, loader.current);
  useEffect(() => loader.loadUntil(isEnough), [loader, isEnough]);
  useReconnect(load.error, loader.retry);
  return { ...load, retry: loader.retry };
}
