import { useEffect, useSyncExternalStore } from 'react';
import {
  type CatalogueLoad,
  type CatalogueLoader,
  createCatalogueLoader,
  type IsEnough,
} from './catalogueLoader';
import { providedData } from './providedData';
import { loaders, useServices } from './TroviContext';
import { useReconnect } from './useReconnect';

/** The loader of the catalogue. All components with the same repository share one. */
export function useCatalogueLoader(): CatalogueLoader {
  const { repository } = useServices();
  const loader =
    loaders.get(repository) ?? createCatalogueLoader(repository, providedData(repository).list);
  loaders.set(repository, loader);
  return loader;
}

/**
 * Loads the catalogue until `isEnough` returns true, while the component is mounted. Pass a stable
 * function. After a failure without a response, loading continues when the connection is back.
 */
export function useCatalogueLoad(isEnough: IsEnough): CatalogueLoad & { retry: () => void } {
  const loader = useCatalogueLoader();
  const load = useSyncExternalStore(loader.subscribe, loader.current, loader.current);
  useEffect(() => loader.loadUntil(isEnough), [loader, isEnough]);
  useReconnect(load.error, loader.retry);
  return { ...load, retry: loader.retry };
}
