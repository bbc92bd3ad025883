import type { IdentitySettings } from '../identity/identityRules';
import type { IdentityServer } from '../identity/identityServer';
import { readTokenPayload } from '../tokens/readTokenPayload';
import type { SessionStore } from './sessionStore';
import type { OpenStatusFrame, StatusFrame } from './statusFrame';
import { withTimeout } from '../tokens/withTimeout';

interface StatusWatchParts {
  server: Pick<IdentityServer, 'statusPage'>;
  settings: IdentitySettings;
  store: SessionStore;
  openFrame: OpenStatusFrame;
  /** Checks the session when the status page says that it has changed. */
  isSessionStillValid: () => Promise<boolean>;
}

/**
 * Returns a function that asks the session-status page regularly whether the session still exists,
 * until nobody is signed in. It stops if the page is missing, silent or in error, or if the page
 * doubts a session that turns out to be valid (as it does without its cookies). The end of the
 * session is then noticed when the tokens are renewed. The function never rejects.
 */
export function createStatusWatch(parts: StatusWatchParts): () => Promise<void> {
  const { server, settings, store, openFrame } = parts;
  const { clientId, checkLoginIframeIntervalMs: interval, messageReceiveTimeout } = settings;
  let isWatching = false;

  /**
   * The question to ask (OpenID Connect Session Management 1.0, 3.1). Keycloak takes the session's
   * id as its state.
   */
  function question(): string | undefined {
    const tokens = store.tokens();
    const sessionId = tokens && readTokenPayload(tokens.token).sid;
    return sessionId && `${clientId} ${sessionId}`;
  }

  const waitFor = <T>(promise: Promise<T>) => withTimeout(promise, messageReceiveTimeout, noAnswer);

  async function openPage(): Promise<StatusFrame | undefined> {
    const address = question() && (await waitFor(server.statusPage()));
    return address ? openFrame(address) : undefined;
  }

  async function ask(frame: StatusFrame): Promise<void> {
    let isDoubted = false;
    for (let asked = question(); asked; asked = question()) {
      const answer = await waitFor(frame.ask(asked));
      if (answer === 'changed') {
        if (isDoubted || !(await parts.isSessionStillValid())) return;
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

function noAnswer(): Error {
  return new Error('The session-status page does not answer.');
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
