import { useMemo, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether the component renders HTML on a server, or takes that HTML over in the browser. Then it
 * must render the same in both places. Right after that, it renders again.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
}

/**
 * A value that only the browser knows, such as one in its storage. Reads it once, after hydration,
 * and returns `serverValue` until then. Pass a stable function.
 */
export function useBrowserValue<Value>(read: () => Value, serverValue: Value): Value {
  const isHydrating = useIsHydrating();
  return useMemo(() => (isHydrating ? serverValue : read()), [isHydrating, read, serverValue]);
}
