import type { TextStore } from './textStore';

/** What the session uses of the browser's `window`; tests hand in a small one. */
export interface SessionWindow {
  readonly location: {
    readonly href: string;
    assign(url: string): void;
    replace(url: string): void;
  };
  readonly history: {
    readonly state: unknown;
    replaceState(state: unknown, unused: string, url: string): void;
  };
  readonly document: {
    readonly baseURI: string;
    querySelectorAll(selector: string): Iterable<{ remove(): void }>;
  };
  /** Throws where the browser grants no storage. */
  readonly localStorage: TextStore;
  readonly isSecureContext: boolean;
  readonly crypto?: { randomUUID?: unknown; subtle?: unknown };
  readonly navigator: { readonly locks?: SessionLocks };
  readonly BroadcastChannel?: new (name: string) => SessionChannel;
  addEventListener(type: string, listener: (event: Event) => void): void;
}

/** What the session uses of the browser's lock manager. */
export interface SessionLocks {
  request(
    name: string,
    options: { signal: AbortSignal },
    work: () => Promise<void>,
  ): Promise<unknown>;
}

/** What the session uses of a `BroadcastChannel`. */
export interface SessionChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}
