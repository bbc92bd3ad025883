import type { Session, SessionState } from '../../src/domain/ports';
import type { User } from '../../src/domain/user';

/** A session that a test or a story changes by hand. */
export interface FakeSession extends Session {
  signIn: (user: User) => void;
  signOut: () => void;
}

/** A session in which the user is signed in, or nobody. */
export function fakeSession(user?: User): FakeSession {
  const listeners = new Set<() => void>();
  let state: SessionState = { user };
  const change = (next: SessionState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    signIn: (next) => change({ user: next }),
    signOut: () => change({}),
  };
}
