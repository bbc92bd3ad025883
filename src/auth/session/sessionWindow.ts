import type { TextStore } from './textStore';

/** The members of the browser's `window` that the session uses. Tests pass a small fake. */
export interface SessionWindow {
  readonly location: Pick<Location, 'href' | 'assign' | 'replace'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly document: { readonly baseURI: string };
  /** Throws if the browser forbids storage. */
  readonly localStorage: TextStore;
  /** Throws if the browser forbids storage. */
  readonly sessionStorage: TextStore;
  readonly isSecureContext: boolean;
  readonly crypto?: { randomUUID?: unknown; subtle?: unknown };
  readonly navigator: { readonly locks?: SessionLocks };
  readonly BroadcastChannel?: new (name: string) => SessionChannel;
  addEventListener(type: string, listener: (event: Event) => void): void;
}

/** The members of the browser's lock manager that the session uses. */
export interface SessionLocks {
  request(
    name: string,
    options: { signal: AbortSignal },
    work: () => Promise<void>,
  ): Promise<unknown>;
}

/** The members of a `BroadcastChannel` that the session uses. */
export interface SessionChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}
