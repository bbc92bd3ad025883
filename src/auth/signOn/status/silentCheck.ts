import type { SignOnCore } from '../signOnCore';
import { unreachable } from '../signOnProblem';
import { hasWebCrypto } from '../webCrypto';
import { withTimeout } from '../../tokens/withTimeout';

/**
 * Returns a function that checks with the sign-on server who is signed in, without leaving the
 * page, and updates the session. If the server does not respond, the tokens are kept. The function
 * never rejects.
 */
export function createSilentCheck(core: SignOnCore): () => Promise<void> {
  const { client, settings, sessionUser, window, store } = core;
  const { silentCheckUrl: page = 'silent-check-sso.html' } = core.options;

  async function ask() {
    if (page === false || !hasWebCrypto(window)) return undefined;
    const address = new URL(page, window.document.baseURI).href;
    const stopping = new AbortController();
    const asked = client.checkSilently(address, stopping.signal);
    return withTimeout(asked, settings.messageReceiveTimeout, unreachable).finally(() =>
      stopping.abort(),
    );
  }

  return async () => {
    const before = sessionUser.changes();
    if (sessionUser.isStayingSignedOut()) return;
    try {
      const signedOn = await ask();
      if (before !== sessionUser.changes()) return;
      if (signedOn) sessionUser.signIn(signedOn);
      else sessionUser.signOut();
    } catch {
      if (before === sessionUser.changes() && !store.tokens()) sessionUser.signOutThisTab();
    }
  };
}
