import type { Artifact } from '../artifact/artifact';
import type { ArtifactDraft } from '../drafts/artifactDraft';
import type { GitRef } from '../git/gitRefs';
import type { RoleAssignment } from '../editing/roles/role';
import type { ArtifactVersion } from '../artifact/version';

/** What is to change of an artifact's description. What is absent stays; `''` empties the long description. */
export type MetadataChanges = Partial<ArtifactDraft>;

/**
 * One artifact's life as those know it who may change it. `src/api` implements it over HTTP, `tests/fakes` in memory.
 *
 * Every call is one request, sent once. It rejects with a `CallError`, or with a `SignOnError` where there is no token.
 * Whether a call took effect is not known where the code is `network` or `shape`.
 */
export interface ArtifactEditor {
  /** The artifact as the server has it now and its user sees it: never as a stranger, never remembered. */
  find: (artifactId: string, signal?: AbortSignal) => Promise<Artifact>;
  /**
   * Changes the description; gives the artifact as it is then (contract/api 2.4). Rejects with a
   * `RefusedDraftError` where the server did not take it. At least one field must be given.
   */
  updateMetadata: (artifactId: string, changes: MetadataChanges) => Promise<Artifact>;
  /**
   * Replaces the list of linked artifacts by those with these ids, in this order (contract/api
   * 2.5). Returns the changed artifact. The list must hold each id once, and not the artifact's own.
   * The `fieldMessages` of a refusal name a link by its place in the list:
   * `['linked_artifacts', 1, 'linked_artifact']`.
   */
  updateLinks: (artifactId: string, linkedIds: readonly string[]) => Promise<Artifact>;
  /** Gives a user a role (contract/api 2.7). */
  addRole: (artifactId: string, entry: RoleAssignment) => Promise<void>;
  /** Takes a role from a user (contract/api 2.7). */
  removeRole: (artifactId: string, entry: RoleAssignment) => Promise<void>;
  /**
   * Adds a version with these contents; gives it as the server made it (contract/api 2.8). Status
   * 409: they are registered already.
   */
  createVersion: (artifactId: string, contentsUrn: string) => Promise<ArtifactVersion>;
  /**
   * Adds a version from the newest commit of a repository on GitHub, `https://github.com/owner/repo`, whose `trovi.json`
   * overwrites the description (contract/api 5); gives the artifact as it is then. Status 403:
   * only the owner may.
   */
  importVersion: (artifactId: string, repositoryUrl: string) => Promise<Artifact>;
  /** Deletes a version (contract/api 2.8). */
  deleteVersion: (artifactId: string, slug: string) => Promise<void>;
  /**
   * Asks for a version to be moved to the research-data archive, which gives it a DOI later, or
   * never (contract/api 2.9).
   */
  requestDoi: (artifactId: string, slug: string) => Promise<void>;
  /** Deletes the artifact with all its versions (contract/api 2.6). */
  deleteArtifact: (artifactId: string) => Promise<void>;
  /**
   * The branches and tags of a repository, by its clone address, in the remote's order; `[]` where it cannot be reached, is
   * private or is none (contract/portal 1.2). Asks the testbed's portal, without a token.
   */
  findGitRefs: (cloneUrl: string, signal?: AbortSignal) => Promise<GitRef[]>;
}
