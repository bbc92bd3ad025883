/** One page of a fake browser: the parts of `window` that a session uses or that tests check. */
export interface FakeTab {
  readonly location: { href: string; assign(url: string): void; replace(url: string): void };
  readonly history: {
    state: unknown;
    replaceState(state: unknown, unused: string, url: string): void;
  };
  readonly document: { baseURI: string };
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly isSecureContext: boolean;
  readonly crypto: { randomUUID?: unknown; subtle?: unknown };
  readonly navigator: { locks?: FakeLocks };
  readonly BroadcastChannel?: new (name: string) => FakeChannel;
  addEventListener(type: string, listener: (event: Event) => void): void;
  /** The navigations of the page: `assign` or `replace`, and the address. */
  readonly journeys: { way: 'assign' | 'replace'; url: URL }[];
  /** The addresses of the page, oldest first. */
  readonly addresses: string[];
  fire(type: string, properties?: object): void;
}

interface FakeLocks {
  request(
    name: string,
    options: { signal: AbortSignal },
    work: () => Promise<void>,
  ): Promise<unknown>;
}

interface FakeChannel {
  postMessage(data: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

export interface FakeBrowserOptions {
  /** Whether pages are shown over https. @default true */
  isSecure?: boolean;
  /** Whether pages can store data. @default true */
  hasStorage?: boolean;
}

/** A browser without a screen: tabs that share local storage, locks and channels. */
export interface FakeBrowser {
  openTab(href?: string): FakeTab;
  /** The local storage of all tabs. */
  readonly stored: Map<string, string>;
}

/** A browser with empty storage. Tabs show `https://trovi.example.org/dashboard/`. */
export function fakeBrowser({ isSecure = true, hasStorage = true }: FakeBrowserOptions = {}) {
  const stored = new Map<string, string>();
  const tabs = new Set<FakeTab>();
  const channels = new Set<FakeChannel & { hear: (data: unknown) => void }>();
  const locks = fakeLocks();

  function createStorage(owner: () => FakeTab): FakeTab['localStorage'] {
    const change = (key: string, value: string | null) => {
      if ((stored.get(key) ?? null) === value) return;
      if (value === null) stored.delete(key);
      else stored.set(key, value);
      const others = [...tabs].filter((tab) => tab !== owner());
      queueMicrotask(() => others.forEach((tab) => tab.fire('storage', { key, newValue: value })));
    };
    return {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => change(key, value),
      removeItem: (key) => change(key, null),
    };
  }

  class Channel implements FakeChannel {
    readonly #listeners: ((event: { data: unknown }) => void)[] = [];
    constructor() {
      channels.add(this);
    }
    postMessage(data: unknown) {
      const others = [...channels].filter((channel) => channel !== this);
      queueMicrotask(() => others.forEach((channel) => channel.hear(data)));
    }
    hear(data: unknown) {
      this.#listeners.forEach((listener) => listener({ data }));
    }
    addEventListener(_type: 'message', listener: (event: { data: unknown }) => void) {
      this.#listeners.push(listener);
    }
  }

  function openTab(href = 'https://trovi.example.org/dashboard/artifacts'): FakeTab {
    const target = new EventTarget();
    const storage = createStorage(() => tab);
    const own = new Map<string, string>();
    const ownStorage: FakeTab['sessionStorage'] = {
      getItem: (key) => own.get(key) ?? null,
      setItem: (key, value) => void own.set(key, value),
      removeItem: (key) => void own.delete(key),
    };
    const journeys: FakeTab['journeys'] = [];
    const tab: FakeTab = {
      location: {
        href,
        assign: (url) => void journeys.push({ way: 'assign', url: new URL(url) }),
        replace: (url) => void journeys.push({ way: 'replace', url: new URL(url) }),
      },
      history: {
        state: { key: 'router' },
        replaceState(state, _unused, url) {
          tab.history.state = state;
          tab.location.href = new URL(url, tab.location.href).href;
          tab.addresses.push(tab.location.href);
        },
      },
      document: { baseURI: 'https://trovi.example.org/dashboard/' },
      get localStorage() {
        if (!hasStorage) throw new DOMException('Access is denied.', 'SecurityError');
        return storage;
      },
      get sessionStorage() {
        if (!hasStorage) throw new DOMException('Access is denied.', 'SecurityError');
        return ownStorage;
      },
      isSecureContext: isSecure,
      crypto: isSecure ? { randomUUID: () => 'id', subtle: {} } : {},
      navigator: { locks },
      BroadcastChannel: Channel,
      addEventListener: (type, listener) => target.addEventListener(type, listener),
      journeys,
      addresses: [href],
      fire: (type, properties) => {
        target.dispatchEvent(Object.assign(new Event(type), properties));
      },
    };
    tabs.add(tab);
    return tab;
  }

  return { openTab, stored } satisfies FakeBrowser;
}

/** Locks that are granted one after another. */
function fakeLocks(): FakeLocks {
  let last: Promise<unknown> = Promise.resolve();
  return {
    async request(_name, { signal }, work) {
      const before = last;
      const mine = before.then(
        () => (signal.aborted ? undefined : work()),
        () => work(),
      );
      last = mine.catch(() => undefined);
      const aborted = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () =>
          reject(new DOMException('The request was aborted.', 'AbortError')),
        );
      });
      return Promise.race([mine, aborted]);
    },
  };
}
