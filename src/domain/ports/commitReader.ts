import type { FileSource } from '../files/fileSource';

/** A commit of a repository. */
export interface Commit {
  /** The full hash. */
  hash: string;
  /** When it was committed, in milliseconds since 1970. */
  committedAt: number;
}

/** The commit of a version, and the newest one of the default branch. */
export interface VersionCommits {
  commit: Commit;
  newest: Commit;
}

/** Reads commits of public repositories from their hosts. `src/api` implements it over HTTP. */
export interface CommitReader {
  /**
   * Resolves with `undefined` for a host without commits. Rejects with a `FileError`, or with the
   * reason of the signal.
   */
  readCommits: (source: FileSource, signal: AbortSignal) => Promise<VersionCommits | undefined>;
}
