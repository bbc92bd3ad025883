import { type SessionCore, storedUser } from './sessionCore';
import type { SignedOn } from './sessionStore';
import { withoutTokenProblem } from '../signOn/signOnProblem';

/** Who is signed in. Each change updates the stored session and the session state together. */
export type SessionUser = ReturnType<typeof createSessionUser>;

/** Starts with the stored user. `announceUser` notifies other tabs of who has signed in. */
export function createSessionUser(core: SessionCore, announceUser: (username: string) => void) {
  const { store, configuration, current, publish } = core;
  let changes = 0;
  let isStayingSignedOut = false;

  /** Updates the state from the stored session, which another tab may have changed. */
  function readStored(): void {
    const user = storedUser(store, configuration);
    if (user?.urn === current().user?.urn) return;
    changes++;
    const solved = user ? { problem: undefined } : withoutTokenProblem(current());
    publish({ ...solved, user, isReadingAnonymously: false });
  }

  return {
    readStored,
    /** How often the user has changed. A response to a request from before a change is ignored. */
    changes: () => changes,
    /** Signs a user in, or stores new tokens of the present user. */
    signIn(signedOn: SignedOn) {
      const before = store.session()?.userInfo?.preferred_username;
      const { preferred_username: username } = signedOn.userInfo;
      if (username !== before) store.removeTokens();
      isStayingSignedOut = false;
      store.saveSession(signedOn);
      readStored();
      if (username !== before) announceUser(username);
    },
    /**
     * Signs the user out and removes the stored session. With `stays`, only a new login signs
     * somebody in again, in every tab.
     */
    signOut(stays = false) {
      isStayingSignedOut ||= stays;
      store.removeSession(stays);
      readStored();
    },
    /** Whether only a new login may sign somebody in. */
    isStayingSignedOut: () => isStayingSignedOut || store.session()?.isAuthenticated === false,
    /** Signs the user out in this tab only, because it has no tokens. Keeps the stored session. */
    signOutThisTab() {
      store.removeTokens();
      if (current().user) changes++;
      publish({ ...withoutTokenProblem(current()), user: undefined, isReadingAnonymously: false });
    },
  };
}
