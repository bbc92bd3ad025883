import type { Artifact } from '../artifact/artifact';
import type { BadgeCatalogue } from '../artifact/badges/badge';
import type { CatalogueMemory } from './catalogueMemory';

/** One page of the artifact list. */
export interface ArtifactPage {
  /** Artifacts that no earlier page of this list held. */
  artifacts: Artifact[];
  /** One sentence for each entry that could not be read. Such entries are left out. */
  problems: string[];
  /**
   * The server no longer knew where the list was and began again (contract/api 2.1). Discard all
   * earlier pages: this page is the first one.
   */
  restarted?: boolean;
}

/** The part of the list that the server is asked for, and its order (contract/api 2.1). */
export interface ListScope {
  /** Highest first. Without it, newest update first. */
  sort?: 'created' | 'launches' | 'users' | 'notebooks';
  /** Only artifacts with all of these tags, in any letter case. */
  tags?: readonly string[];
  /** Only artifacts with all words of this text. The server reads some characters as operators. */
  text?: string;
}

/** The options of {@link ArtifactRepository.list}. */
export interface ListOptions extends ListScope {
  signal?: AbortSignal;
  /** Id of the last known artifact. The list starts after it. */
  after?: string;
  /** Only artifacts with an author whose name contains this text, in any letter case. */
  authorName?: string;
}

/** The options of {@link ArtifactRepository.find}. */
export interface FindOptions {
  signal?: AbortSignal;
  /** The key that opens a private artifact (contract/api 2.2). */
  sharingKey?: string;
}

/** Reads the catalogue. `src/api` implements it over HTTP, `tests/fakes` in memory. */
export interface ArtifactRepository {
  /** What earlier visits of the same reader stored. Without it, every visit starts empty. */
  readonly memory?: CatalogueMemory;
  /**
   * All artifacts that the reader may see, newest update first unless the options say otherwise, in
   * pages. Each page is requested when it is awaited.
   */
  list(options?: ListOptions): AsyncIterable<ArtifactPage>;
  /** One artifact. Rejects with a `CallError`, or a `SignOnError` where there is no token. */
  find(id: string, options?: FindOptions): Promise<Artifact>;
  /** All tags that artifacts may have, in the server's order. */
  tags(signal?: AbortSignal): Promise<string[]>;
  /** All badges, and the artifacts that hold them. */
  badges(signal?: AbortSignal): Promise<BadgeCatalogue>;
}
