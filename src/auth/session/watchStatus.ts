import type { IdentitySettings } from '../identity/identityRules';
import type { IdentityServer } from '../identity/identityServer';
import { readTokenPayload } from '../tokens/readTokenPayload';
import type { SessionStore } from './sessionStore';
import type { OpenStatusFrame, StatusFrame } from './statusFrame';
import { withinTime } from '../tokens/withinTime';

interface StatusWatchParts {
  server: Pick<IdentityServer, 'statusPage'>;
  settings: IdentitySettings;
  store: SessionStore;
  openFrame: OpenStatusFrame;
  /** Called when the status page says that the session is another or none; tells whether it is the same after all. */
  isSameAfterAll: () => Promise<boolean>;
}

/**
 * Gives a function that asks the session-status page again and again whether the session is still there, until nobody is
 * signed in. A page that is missing, silent, in error, or that doubts a session which is proven to be there (as it does
 * without its cookies) is given up: what it could tell will be found when the tokens are renewed. It never rejects.
 */
export function createStatusWatch(parts: StatusWatchParts): () => Promise<void> {
  const { server, settings, store, openFrame } = parts;
  const { clientId, checkLoginIframeIntervalMs: interval, messageReceiveTimeout } = settings;
  let isWatching = false;

  /** What to ask (OpenID Connect Session Management 1.0, 3.1; Keycloak takes the session's id as its state). */
  function question(): string | undefined {
    const tokens = store.tokens();
    const sessionId = tokens && readTokenPayload(tokens.token).sid;
    return sessionId && `${clientId} ${sessionId}`;
  }

  const inTime = <T>(promise: Promise<T>) => withinTime(promise, messageReceiveTimeout, silence);

  async function openPage(): Promise<StatusFrame | undefined> {
    const address = question() && (await inTime(server.statusPage()));
    return address ? openFrame(address) : undefined;
  }

  async function ask(frame: StatusFrame): Promise<void> {
    let isDoubted = false;
    for (let asked = question(); asked; asked = question()) {
      const answer = await inTime(frame.ask(asked));
      if (answer === 'changed') {
        if (isDoubted || !(await parts.isSameAfterAll())) return;
      } else if (answer !== 'unchanged') return;
      isDoubted = answer === 'changed';
      await pause(interval);
    }
  }

  async function watch(): Promise<void> {
    await pause(interval);
    const frame = await openPage();
    try {
      if (frame) await ask(frame);
    } finally {
      frame?.close();
    }
  }

  return async () => {
    if (isWatching || !settings.checkLoginIframe) return;
    isWatching = true;
    await watch().catch(() => {});
    isWatching = false;
  };
}

function silence(): Error {
  return new Error('The session-status page does not answer.');
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
