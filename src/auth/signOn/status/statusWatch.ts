import { oneAtATime } from '../../tokens/oneAtATime';
import { readTokenPayload } from '../../tokens/readTokenPayload';
import type { SignOnCore } from '../signOnCore';
import { openStatusFrame } from './statusFrame';
import { withTimeout } from '../../tokens/withTimeout';

/**
 * Returns a function that regularly checks with the session-status page whether the session still
 * exists, until nobody is signed in. It stops if the page is missing, does not respond or reports
 * an error, or if the page reports a change of a session that turns out to be valid (as it does
 * without its cookies). The end of the session is then noticed when the tokens are renewed.
 * `isSessionStillValid` checks the session when the page reports that it has changed. The function
 * never rejects.
 */
export function createStatusWatch(
  { server, settings, store, options }: SignOnCore,
  isSessionStillValid: () => Promise<boolean>,
): () => Promise<void> {
  const { clientId, checkLoginIframeIntervalMs: interval, messageReceiveTimeout } = settings;
  const openFrame = options.openStatusFrame ?? openStatusFrame;

  /**
   * The message to send (OpenID Connect Session Management 1.0, 3.1). Keycloak uses the session's
   * id as its state.
   */
  function question(): string | undefined {
    const tokens = store.tokens();
    const sessionId = tokens && readTokenPayload(tokens.token).sid;
    return sessionId && `${clientId} ${sessionId}`;
  }

  const waitFor = <T>(promise: Promise<T>) =>
    withTimeout(promise, messageReceiveTimeout, noResponse);

  async function watch(): Promise<void> {
    await pause(interval);
    const address = question() && (await waitFor(server.statusPage()));
    if (!address) return;
    const frame = openFrame(address);
    try {
      let isDoubted = false;
      for (let asked = question(); asked; asked = question()) {
        const response = await waitFor(frame.ask(asked));
        const hasChanged = response === 'changed';
        if (!hasChanged && response !== 'unchanged') return;
        if (hasChanged && (isDoubted || !(await isSessionStillValid()))) return;
        isDoubted = hasChanged;
        await pause(interval);
      }
    } finally {
      frame.close();
    }
  }

  return oneAtATime(async () => {
    if (settings.checkLoginIframe) await watch().catch(() => {});
  });
}

function noResponse(): Error {
  return new Error('The session-status page does not respond.');
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
