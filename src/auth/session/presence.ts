import { type SessionCore, storedUser } from './sessionCore';
import type { SignedOn } from './sessionStore';
import { withoutTokenProblem } from './signOnProblem';

/** Who is signed in, in the store and in the state at once. */
export interface Presence {
  /** Counts who has come and gone: an answer that was asked for before the last change is void. */
  changes: () => number;
  /** Takes the tokens of whoever came, or new ones of who is here. */
  enter: (signedOn: SignedOn) => void;
  /** Nobody is here any more. */
  leave: () => void;
  /** Nobody is here any more, nor comes back unless they sign in anew: on this page, and by what is stored, too. */
  leaveForGood: () => void;
  /** Whether the last one left for good. */
  isClosed: () => boolean;
  /** This tab has no tokens; what is stored of the session may hold for others. */
  stepBack: () => void;
  /** Takes over what another tab has stored. */
  sync: () => void;
}

/** Begins with whom the browser has stored. `announce` tells other tabs who came. */
export function createPresence(core: SessionCore, announce: (username: string) => void): Presence {
  const { store, configuration, current, publish } = core;
  let changes = 0;
  let isClosed = false;

  function show(): void {
    const user = storedUser(store, configuration);
    if (user?.urn === current().user?.urn) return;
    changes++;
    const solved = user ? { problem: undefined } : withoutTokenProblem(current());
    publish({ ...solved, user, isReadingAsStranger: false });
  }

  return {
    changes: () => changes,
    enter(signedOn) {
      const before = store.session()?.userInfo?.preferred_username;
      const { preferred_username: username } = signedOn.userInfo;
      if (username !== before) store.forgetTokens();
      isClosed = false;
      store.enter(signedOn);
      show();
      if (username !== before) announce(username);
    },
    leave() {
      store.leave();
      show();
    },
    leaveForGood() {
      isClosed = true;
      store.leave(true);
      show();
    },
    isClosed: () => isClosed || store.session()?.isAuthenticated === false,
    stepBack() {
      store.forgetTokens();
      if (current().user) changes++;
      publish({ ...withoutTokenProblem(current()), user: undefined, isReadingAsStranger: false });
    },
    sync: show,
  };
}
