import { vi } from 'vitest';

import { createSession } from '../../src/auth/session/createSession';
import type { SessionConfiguration, SessionOptions } from '../../src/auth/session/sessionCore';
import { fakeBrowser, type FakeBrowser, type FakeTab } from '../fakes/fakeBrowser';
import { FakeSignOnServer } from '../fakes/fakeSignOnServer';
import { FakeTokenEndpoint } from '../fakes/fakeTokenEndpoint';

/** The configuration of sessions in tests. */
const configuration: SessionConfiguration = {
  apiUrl: 'https://trovi.example.org/api',
  identity: { url: 'https://auth.example.org', realm: 'demo', clientId: 'dashboard' },
  tokenStorage: 'local',
  urnNamespace: 'trovi',
  urnProvider: 'chameleon',
};

export interface OpenSessionOptions extends SessionOptions {
  browser?: FakeBrowser;
  identity?: FakeSignOnServer;
  api?: FakeTokenEndpoint;
  /** The page. @default a new tab */
  tab?: FakeTab;
  /** The address of the new tab. */
  href?: string;
  configuration?: Partial<SessionConfiguration>;
}

/**
 * A session in its own tab, with fakes for everything around it. Pass fakes to share them between
 * tabs.
 */
export function openSession(options: OpenSessionOptions = {}) {
  const { browser = fakeBrowser(), identity = new FakeSignOnServer(), href } = options;
  const { api = new FakeTokenEndpoint(identity), tab = browser.openTab(href) } = options;
  const send = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    return request.url.startsWith(configuration.apiUrl) ? api.respond(request) : identity.respond();
  };
  const session = createSession(
    { ...configuration, ...options.configuration },
    {
      window: tab,
      createKeycloak: identity.clientOf(tab),
      openLoginFrame: identity.openLoginFrame,
      fetch: send,
      ...options,
    },
  );
  return { session, tab, browser, identity, api };
}

/** A session in which this user has just signed in. */
export async function openSignedIn(username: string, options: OpenSessionOptions = {}) {
  const { identity = new FakeSignOnServer() } = options;
  const page = 'https://trovi.example.org/dashboard/artifacts?q=traces';
  const href = `${page}#${identity.responseFor(username)}`;
  const opened = openSession({ href, ...options, identity });
  opened.session.start();
  await settle();
  return opened;
}

/** Runs everything that does not wait for a timer. */
export async function settle(): Promise<void> {
  await passTime(0);
}

/** Advances the fake clock and runs everything that is due. */
export async function passTime(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  // Modules load independently of the fake clock.
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}
