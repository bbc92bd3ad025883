import type { Artifact } from '../artifact/artifact';

/**
 * Returns the stored artifacts that the rest of a list may still bring: those after `listed`, the
 * artifacts listed so far. Leaves out the ids in `changed`, which the user has changed or deleted.
 */
export type RememberedArtifacts = (
  listed: readonly Artifact[],
  changed: ReadonlySet<string>,
) => readonly Artifact[];

/** Stores the catalogue between two visits of one reader (decision 18). */
export interface CatalogueMemory {
  /**
   * Passes stored artifacts to `take`: first a part of them, then all. Does not call it if nothing
   * is stored. Never rejects.
   */
  recall: (take: (remembered: RememberedArtifacts) => void) => Promise<void>;
  /** Replaces the stored catalogue when the browser is idle. */
  keep: (artifacts: readonly Artifact[]) => void;
  /** Deletes the stored catalogue, because it is outdated or belongs to another reader. */
  forget: () => void;
}
