import type {
  LoginOptions,
  LogoutOptions,
  SessionState,
  SignOnSession,
} from '../../src/domain/ports/session';
import type { User } from '../../src/domain/artifact/user';

/** A call of the session. */
export type FakeSessionCall =
  | { name: 'start' }
  | { name: 'login'; options?: LoginOptions }
  | { name: 'logout'; options?: LogoutOptions }
  | { name: 'requireLogin'; options?: LoginOptions };

/** A session that a test or story controls. */
export interface FakeSession extends SignOnSession {
  signIn: (user: User) => void;
  signOut: () => void;
  /** Changes the state in any other way. */
  change: (change: SessionState) => void;
  /** The calls so far, oldest first. They do not navigate. */
  readonly calls: FakeSessionCall[];
  /** How many protected pages are open. */
  readonly requirements: () => number;
}

/** A session of this user, or of a visitor. Its token is `token of {username}`. */
export function fakeSession(user?: User): FakeSession {
  const listeners = new Set<() => void>();
  const calls: FakeSessionCall[] = [];
  let requirements = 0;
  let state: SessionState = { user };
  const show = (next: SessionState) => {
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
    start: () => void calls.push({ name: 'start' }),
    async login(options) {
      calls.push({ name: 'login', options });
    },
    async logout(options) {
      calls.push({ name: 'logout', options });
      show({});
    },
    requireLogin(options) {
      calls.push({ name: 'requireLogin', options });
      requirements++;
      return () => {
        requirements--;
      };
    },
    getToken: async () => (state.user ? `token of ${state.user.username}` : null),
    signIn: (next) => show({ user: next }),
    signOut: () => show({}),
    change: (change) => show({ ...state, ...change }),
    calls,
    requirements: () => requirements,
  };
}
