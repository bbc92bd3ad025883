import type { Artifact } from '../artifact/artifact';
import type { BadgeCatalogue } from '../artifact/badge';
import type { SignOnError } from '../signOnError';
import type { User } from '../user';

/** A part of the catalogue, as it arrives. */
export interface ArtifactPage {
  /** Artifacts that no earlier page of this listing held. */
  artifacts: Artifact[];
  /** Entries that could not be read as artifacts and are left out, one sentence each. */
  problems: string[];
  /**
   * The listing had to begin anew, because the server no longer knew where it was (contract/api
   * 2.1): what earlier pages held is void, this page is the first.
   */
  restarted?: boolean;
}

export interface ListOptions {
  signal?: AbortSignal;
  /** Id of the last artifact already known: the listing goes on behind it. */
  after?: string;
}

export interface FindOptions {
  signal?: AbortSignal;
  /** Opens a private artifact (contract/api 2.2). */
  sharingKey?: string;
}

/**
 * Gives what is remembered and may still come, behind what is listed so far; without the artifacts whose ids are in `changed`, since
 * a person has changed or removed them.
 */
export type RememberedArtifacts = (
  listed: readonly Artifact[],
  changed: ReadonlySet<string>,
) => readonly Artifact[];

/** What is remembered of the catalogue between two visits of one reader. */
export interface CatalogueMemory {
  /** Hands on what is remembered, if anything: a part of it at once, then all. It never rejects. */
  recall: (take: (remembered: RememberedArtifacts) => void) => Promise<void>;
  /** Puts the whole catalogue into the place of what was remembered, when there is time for it. */
  keep: (artifacts: readonly Artifact[]) => void;
  /** Deletes what is remembered: it is true no more, or nobody's any more. */
  forget: () => void;
}

/** The catalogue as components know it. `src/api` implements it over HTTP, `tests/fakes` in memory. */
export interface ArtifactRepository {
  /** What earlier visits of the same reader have left. Without it, every visit begins with nothing. */
  readonly memory?: CatalogueMemory;
  /** All artifacts that the reader may see, newest update first, page by page: a page is asked for when it is awaited. */
  list(options?: ListOptions): AsyncIterable<ArtifactPage>;
  /** One artifact. Rejects with an error whose `code` says what went wrong. */
  find(id: string, options?: FindOptions): Promise<Artifact>;
  /** All tags that may be given to artifacts, in the server's order. */
  tags(signal?: AbortSignal): Promise<string[]>;
  /** All badges and their holders. */
  badges(signal?: AbortSignal): Promise<BadgeCatalogue>;
}

/** What a call wants of the reader's Trovi token. */
export interface TokenWish {
  /** A new one, since the server refused the one at hand. */
  renew: boolean;
  /** The call is of no use without a token, as a call that writes. A call that reads goes on as a stranger's. */
  isNeeded?: boolean;
}

/** Gives the reader's Trovi token, or `null` for a stranger. */
export type GetToken = (wish: TokenWish) => Promise<string | null>;

export interface SessionState {
  /** Who is signed in; nobody while signing on is not over. */
  user?: User;
  /** So far this is what the browser has stored: the sign-on server has still to confirm or correct it. */
  isChecking?: boolean;
  /** Somebody is signed in, but for now the catalogue is read as a stranger reads it, since no token can be had. */
  isReadingAsStranger?: boolean;
  /** What went wrong when signing in or out, or getting a token, was tried last. */
  problem?: SignOnError;
}

/** Who is using the page, as components know it. */
export interface Session {
  /** The state of now: the same object until it changes. */
  current: () => SessionState;
  /** Calls the listener after every change; returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

export interface LoginOptions {
  /** Address to come back to, relative to the page's base. @default the address of now */
  redirectUri?: string;
  /** Whether the sign-on server takes the place of the current page in the history. @default false */
  replace?: boolean;
}

export interface LogoutOptions {
  /** Address to come back to, relative to the page's base. @default the address of now */
  redirectUri?: string;
}

/** A session that people can enter and leave. `src/auth` implements it. */
export interface SignOnSession extends Session {
  /**
   * Begins to ask the sign-on server; best after the first paint. Throws when called again
   * (product 5.6).
   */
  start: () => void;
  /**
   * Leads to the sign-on server; resolves once the browser is on its way. Rejects with a `SignOnError`, also found as
   * `problem` in the state, within 10 seconds.
   */
  login: (options?: LoginOptions) => Promise<void>;
  /**
   * Signs out here at once, in all tabs, then leads to the sign-on server to sign out there. Rejects with a `SignOnError`,
   * also found as `problem` in the state, where that cannot be done; here nobody is signed in any more even so.
   */
  logout: (options?: LogoutOptions) => Promise<void>;
  /**
   * Says that the page is for people who are signed in: whoever is not, is led to the sign-on server, now or when the
   * session ends. Returns the function that takes this back.
   */
  requireLogin: (options?: LoginOptions) => () => void;
  /**
   * The user's Trovi token, `null` where nobody is signed in. A call that needs it is rejected with a `SignOnError` of code
   * `token` where none can be had; one that does not, gets `null` within 2 seconds, and the state says so.
   */
  getToken: GetToken;
}
