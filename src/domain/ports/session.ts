import type { SignOnError } from '../errors/signOnError';
import type { User } from '../artifact/user';
import type { GetToken } from './getToken';

/** Who is signed in, and the progress of signing in. */
export interface SessionState {
  /** The signed-in user. Absent while nobody is signed in or signing in is not complete. */
  user?: User;
  /** The user comes from the browser's storage. The sign-on server has not yet confirmed it. */
  isChecking?: boolean;
  /** A user is signed in, but calls are sent without a token, because no token is available. */
  isReadingAnonymously?: boolean;
  /** Why the last attempt to sign in, sign out or get a token failed. */
  problem?: SignOnError;
}

/** The reader's session, as components use it. */
export interface Session {
  /** The current state: the same object until the state changes. */
  current: () => SessionState;
  /** Calls the listener after every change. Returns a function that removes the listener. */
  subscribe: (listener: () => void) => () => void;
}

/** The options of {@link SignOnSession.login} and {@link SignOnSession.requireLogin}. */
export interface LoginOptions {
  /** Address to return to, relative to the page's base. @default the current address */
  redirectUri?: string;
  /** Whether the sign-on server replaces the current page in the history. @default false */
  replace?: boolean;
}

/** The options of {@link SignOnSession.logout}. */
export type LogoutOptions = Pick<LoginOptions, 'redirectUri'>;

/** A session with which users sign in and out. `src/auth` implements it. */
export interface SignOnSession extends Session {
  /**
   * Starts the communication with the sign-on server. Call it after the first paint. Throws when
   * called again (product 5.4).
   */
  start: () => void;
  /**
   * Redirects to the sign-on server. Resolves once the browser is leaving the page. Rejects within
   * 10 seconds with a `SignOnError`, which is also the state's `problem`.
   */
  login: (options?: LoginOptions) => Promise<void>;
  /**
   * Signs the user out in all tabs at once, then redirects to the sign-on server to sign out there.
   * If the redirect fails, it rejects with a `SignOnError`, which is also the state's `problem`.
   * The user is signed out here in any case.
   */
  logout: (options?: LogoutOptions) => Promise<void>;
  /**
   * Marks the page as restricted to signed-in users: redirects to the sign-on server, now or when
   * the session ends. Returns a function that removes the mark.
   */
  requireLogin: (options?: LoginOptions) => () => void;
  /**
   * The user's Trovi token; `null` when nobody is signed in. Without a token, a call that needs one
   * rejects with a `SignOnError` with code `token`. Other calls get `null` within 2 seconds, and
   * the state contains the problem.
   */
  getToken: GetToken;
}
