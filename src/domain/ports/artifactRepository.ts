import type { Artifact } from '../artifact/artifact';
import type { BadgeCatalogue } from '../artifact/badges/badge';
import type { CatalogueMemory } from './catalogueMemory';

/** One page of the artifact list. */
export interface ArtifactPage {
  /** Artifacts that were not on earlier pages of this list. */
  artifacts: Artifact[];
  /** One sentence for each entry that could not be read. Such entries are omitted. */
  problems: string[];
  /**
   * The server lost the position in the list and started again (contract/api 2.1). Discard all
   * earlier pages: this page is the first one.
   */
  restarted?: boolean;
}

/** The part of the list to request from the server, and its order (contract/api 2.1). */
export interface ListScope {
  /** Highest first. Without it, newest update first. */
  sort?: 'created' | 'launches' | 'users' | 'notebooks';
  /** Only artifacts with all of these tags, in any letter case. */
  tags?: readonly string[];
  /**
   * Only artifacts with all words of this text. The server interprets some characters as operators.
   */
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
  /** The data stored by earlier visits of the same reader. Without it, every visit starts empty. */
  readonly memory?: CatalogueMemory;
  /**
   * All artifacts that the reader may see, newest update first unless the options specify
   * otherwise, in pages. Each page is requested when it is awaited.
   */
  list(options?: ListOptions): AsyncIterable<ArtifactPage>;
  /** One artifact. Rejects with a `CallError`, or a `SignOnError` if no token is available. */
  find(id: string, options?: FindOptions): Promise<Artifact>;
  /** All tags that artifacts may have, in the server's order. */
  tags(signal?: AbortSignal): Promise<string[]>;
  /** All badges, and the artifacts that hold them. */
  badges(signal?: AbortSignal): Promise<BadgeCatalogue>;
}
