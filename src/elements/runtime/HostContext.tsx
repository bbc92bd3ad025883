import { createContext, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { type ElementProblem, reportProblem } from '../bridge/reportProblem';
import type { ElementServices } from './services/elementServices';
import { type HostContents, readHostContents, watchHostContents } from './hostContents';

/** The element that contains a part, and its services. */
export interface Host {
  element: HTMLElement;
  tag: string;
  /** The value of the property `artifact`. */
  artifact: unknown;
  contents: HostContents;
  theme?: string;
  services: ElementServices;
  /** The problem with the attribute `artifact-id`, if any. */
  idProblem?: string;
}

const Context = createContext<Host | undefined>(undefined);

/** Provides the element to the parts inside it. */
export const HostProvider = Context.Provider;

/** Returns the element that contains this part. Throws outside of an element. */
export function useHost(): Host {
  const host = useContext(Context);
  if (!host) throw new Error('A part of an element needs an element around it.');
  return host;
}

/** Returns the content of the element. Updates when the content changes. */
export function useHostContents(element: HTMLElement): HostContents {
  const [contents, setContents] = useState(() => readHostContents(element));
  useLayoutEffect(
    () => watchHostContents(element, () => setContents(readHostContents(element))),
    [element],
  );
  return contents;
}

/** Fires `trovi-error` for a problem. Fires it again when the problem changes. */
export function useProblemReport(element: HTMLElement, problem: ElementProblem | undefined): void {
  const { code, message, error } = problem ?? {};
  useEffect(() => {
    if (code && message) reportProblem(element, { code, message, error });
  }, [element, code, message, error]);
}
