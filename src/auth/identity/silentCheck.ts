import type { IdentityClient } from './identityClient';
import type { IdentitySettings } from './identityRules';
import type { Presence } from '../session/presence';
import type { SessionCore } from '../session/sessionCore';
import type { SignedOn } from '../session/sessionStore';
import { unreachable } from '../session/signOnProblem';
import { hasWebCrypto } from './webCrypto';
import { withinTime } from '../tokens/withinTime';

interface SilentCheckParts {
  core: SessionCore;
  client: IdentityClient;
  settings: IdentitySettings;
  presence: Presence;
}

/**
 * Gives a function that asks the sign-on server who is signed in there, without leaving the page, and takes the answer over.
 * Where the server does not say, tokens that are there stay. It never rejects.
 */
export function createSilentCheck(parts: SilentCheckParts): () => Promise<void> {
  const { core, client, settings, presence } = parts;
  const { options, window, store } = core;

  async function ask(): Promise<SignedOn | undefined> {
    const page = options.silentCheckUrl ?? 'silent-check-sso.html';
    if (page === false || !hasWebCrypto(window)) return undefined;
    const address = new URL(page, window.document.baseURI).href;
    const asked = client.checkSilently(address);
    return withinTime(asked, settings.messageReceiveTimeout, unreachable);
  }

  return async () => {
    const before = presence.changes();
    if (presence.isClosed()) return;
    try {
      const signedOn = await ask();
      if (before !== presence.changes()) return;
      if (signedOn) presence.enter(signedOn);
      else presence.leave();
    } catch {
      client.stopChecking();
      if (before === presence.changes() && !store.tokens()) presence.stepBack();
    }
  };
}
