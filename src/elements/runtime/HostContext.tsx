import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { type ElementProblem, reportProblem } from '../bridge/reportProblem';
import type { ElementServices } from './services/elementServices';
import { type HostContents, readHostContents, watchHostContents } from './hostContents';

/** What a part knows of the element it stands in. */
export interface Host {
  element: HTMLElement;
  tag: string;
  /** The value of the property `artifact`. */
  artifact: unknown;
  contents: HostContents;
  theme?: string;
  services: ElementServices;
}

const Context = createContext<Host | undefined>(undefined);

/** Tells the parts below of their element. */
export const HostProvider = Context.Provider;

/** The element that a part stands in. */
export function useHost(): Host {
  const host = useContext(Context);
  if (!host) throw new Error('A part of an element needs an element around it.');
  return host;
}

/** What stands inside the element, also when that changes. */
export function useHostContents(element: HTMLElement): HostContents {
  const subscribe = useCallback(
    (listener: () => void) => watchHostContents(element, listener),
    [element],
  );
  const snapshot = useSyncExternalStore(subscribe, () => JSON.stringify(readHostContents(element)));
  return useMemo(() => JSON.parse(snapshot) as HostContents, [snapshot]);
}

/** Fires `trovi-error` for a problem: again when it becomes another one. */
export function useProblemReport(element: HTMLElement, problem: ElementProblem | undefined): void {
  const { code, message, error } = problem ?? {};
  useEffect(() => {
    if (code && message) reportProblem(element, { code, message, error });
  }, [element, code, message, error]);
}
