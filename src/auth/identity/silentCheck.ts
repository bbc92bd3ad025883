import type { IdentityClient } from './identityClient';
import type { IdentitySettings } from './identityRules';
import type { SignedInUser } from '../session/signedInUser';
import type { SessionCore } from '../session/sessionCore';
import type { SignedOn } from '../session/sessionStore';
import { unreachable } from '../session/signOnProblem';
import { hasWebCrypto } from './webCrypto';
import { withTimeout } from '../tokens/withTimeout';

interface SilentCheckParts {
  core: SessionCore;
  client: IdentityClient;
  settings: IdentitySettings;
  signedInUser: SignedInUser;
}

/**
 * Returns a function that asks the sign-on server who is signed in, without leaving the page, and
 * updates the session. If the server does not answer, tokens stay. The function never rejects.
 */
export function createSilentCheck(parts: SilentCheckParts): () => Promise<void> {
  const { core, client, settings, signedInUser } = parts;
  const { options, window, store } = core;

  async function ask(): Promise<SignedOn | undefined> {
    const page = options.silentCheckUrl ?? 'silent-check-sso.html';
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
