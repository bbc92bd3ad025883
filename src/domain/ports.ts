import type { Artifact } from './artifact';
import type { BadgeCatalogue } from './badge';
import type { User } from './user';

/** A part of the catalogue, as it arrives. */
export interface ArtifactPage {
  /** Artifacts that no earlier page of this listing held. */
  artifacts: Artifact[];
  /** Entries that could not be read as artifacts and are left out, one sentence each. */
  problems: string[];
  /**
   * The listing had to begin anew, because the server no longer knew where it was (contract 2.1): what earlier pages
   * held is void, this page is the first.
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
  /** Opens a private artifact (contract 2.2). */
  sharingKey?: string;
}

/** The catalogue as components know it. `src/api` implements it over HTTP, `tests/fakes` in memory. */
export interface ArtifactRepository {
  /** All artifacts that the reader may see, newest update first, page by page: a page is asked for when it is awaited. */
  list(options?: ListOptions): AsyncIterable<ArtifactPage>;
  /** One artifact. Rejects with an error whose `code` says what went wrong. */
  find(id: string, options?: FindOptions): Promise<Artifact>;
  /** All tags that may be given to artifacts, in the server's order. */
  tags(signal?: AbortSignal): Promise<string[]>;
  /** All badges and their holders. */
  badges(signal?: AbortSignal): Promise<BadgeCatalogue>;
}

export interface SessionState {
  /** Who is signed in; nobody while signing on is not over. */
  user?: User;
}

/** Who is using the page, as components know it. */
export interface Session {
  /** The state of now: the same object until it changes. */
  current: () => SessionState;
  /** Calls the listener after every change; returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
}
