import type { Artifact } from '../artifact/artifact';

/** A stored catalogue. */
export interface RememberedArtifacts {
  /**
   * The stored artifacts that the rest of a list may still bring: those after `listed`, the
   * artifacts listed so far. Leaves out the ids in `changed`, which the user has changed or deleted.
   */
  after: (listed: readonly Artifact[], changed: ReadonlySet<string>) => readonly Artifact[];
  /**
   * Whether the artifact is stored with the same time of its last update. `false` while only a part
   * of the catalogue has been read from the storage.
   */
  has: (artifact: Artifact) => boolean;
}

/** Stores the catalogue between two visits of one reader (decision 18). */
export interface CatalogueMemory {
  /**
   * Whether what is stored is young enough that only new and changed artifacts have to be read.
   * Deleted ones and usage numbers may be out of date.
   */
  isCurrent: () => boolean;
  /**
   * Passes stored artifacts to `take`: first a part of them, then all. Does not call it if nothing
   * is stored. Never rejects.
   */
  recall: (take: (remembered: RememberedArtifacts) => void) => Promise<void>;
  /**
   * Replaces the stored catalogue when the browser is idle. `isWhole` says that all of it has been
   * read now; otherwise it stays as old as it was.
   */
  keep: (artifacts: readonly Artifact[], isWhole: boolean) => void;
  /** Deletes the stored catalogue, because it is outdated or belongs to another reader. */
  forget: () => void;
}
