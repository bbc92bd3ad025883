import type { Artifact } from '../artifact/artifact';

/** A stored catalogue. */
export interface RememberedArtifacts {
  /**
   * The stored artifacts that may still be in the rest of a list: those after `listed`, the
   * artifacts listed so far. Omits the ids in `changed`, which the user has changed or deleted.
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
   * Whether the stored catalogue is recent enough that only new and changed artifacts must be read.
   * Deleted artifacts and usage numbers may be out of date.
   */
  isCurrent: () => boolean;
  /**
   * Passes stored artifacts to `take`: first some of them, then all. Does not call it if nothing is
   * stored. Never rejects.
   */
  recall: (take: (remembered: RememberedArtifacts) => void) => Promise<void>;
  /**
   * Replaces the stored catalogue when the browser is idle. `isWhole` specifies that all of it has
   * just been read; otherwise its age is kept.
   */
  keep: (artifacts: readonly Artifact[], isWhole: boolean) => void;
  /** Deletes the stored catalogue, because it is outdated or belongs to another reader. */
  forget: () => void;
}
