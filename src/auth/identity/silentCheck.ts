import type { SignOnCore } from '../session/signOnCore';
import { unreachable } from '../session/signOnProblem';
import { hasWebCrypto } from './webCrypto';
import { withTimeout } from '../tokens/withTimeout';

/**
 * Returns a function that asks the sign-on server who is signed in, without leaving the page, and
 * updates the session. If the server does not answer, tokens stay. The function never rejects.
 */
export function createSilentCheck(core: SignOnCore): () => Promise<void> {
  const { client, settings, signedInUser, window, store } = core;
  const { silentCheckUrl: page = 'silent-check-sso.html' } = core.options;

  async function ask() {
    if (page === false || !hasWebCrypto(window)) return undefined;
    const address = new URL(page, window.document.baseURI).href;
    const asked = client.checkSilently(address);
    return withTimeout(asked, settings.messageReceiveTimeout, unreachable);
  }

  return async () => {
    const before = signedInUser.changes();
    if (signedInUser.isStayingSignedOut()) return;
    try {
      const signedOn = await ask();
      if (before !== signedInUser.changes()) return;
      if (signedOn) signedInUser.signIn(signedOn);
      else signedInUser.signOut();
    } catch {
      client.stopChecking();
      if (before === signedInUser.changes() && !store.tokens()) signedInUser.signOutThisTab();
    }
  };
}
