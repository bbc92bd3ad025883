import { type SessionCore, storedUser } from './sessionCore';
import type { SignedOn } from './sessionStore';
import { withoutTokenProblem } from './signOnProblem';

/** Who is signed in. Each change updates the stored session and the session state together. */
export interface SignedInUser {
  /** How often the user has changed. An answer to a question from before a change is void. */
  changes: () => number;
  /** Signs a user in, or stores new tokens of the present user. */
  signIn: (signedOn: SignedOn) => void;
  /** Signs the user out and removes the stored session. */
  signOut: () => void;
  /** Signs the user out. Only a new login signs somebody in again, in every tab. */
  staySignedOut: () => void;
  /** Whether `staySignedOut` is in force. */
  isStayingSignedOut: () => boolean;
  /** Signs the user out in this tab only, because it has no tokens. Keeps the stored session. */
  signOutThisTab: () => void;
  /** Updates the state from the stored session, which another tab may have changed. */
  readStored: () => void;
}

/** Starts with the stored user. `announceUser` tells other tabs who has signed in. */
export function createSignedInUser(
  core: SessionCore,
  announceUser: (username: string) => void,
): SignedInUser {
  const { store, configuration, current, publish } = core;
  let changes = 0;
  let isStayingSignedOut = false;

  function readStored(): void {
    const user = storedUser(store, configuration);
    if (user?.urn === current().user?.urn) return;
    changes++;
    const solved = user ? { problem: undefined } : withoutTokenProblem(current());
    publish({ ...solved, user, isReadingAsStranger: false });
  }

  return {
    changes: () => changes,
    signIn(signedOn) {
      const before = store.session()?.userInfo?.preferred_username;
      const { preferred_username: username } = signedOn.userInfo;
      if (username !== before) store.removeTokens();
      isStayingSignedOut = false;
      store.saveSession(signedOn);
      readStored();
      if (username !== before) announceUser(username);
    },
    signOut() {
      store.removeSession();
      readStored();
    },
    staySignedOut() {
      isStayingSignedOut = true;
      store.removeSession(true);
      readStored();
    },
    isStayingSignedOut: () => isStayingSignedOut || store.session()?.isAuthenticated === false,
    signOutThisTab() {
      store.removeTokens();
      if (current().user) changes++;
      publish({ ...withoutTokenProblem(current()), user: undefined, isReadingAsStranger: false });
    },
    readStored,
  };
}
