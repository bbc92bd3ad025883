import type { Artifact } from '../artifact/artifact';
import type { MetadataChanges } from '../drafts/artifactDraft';
import type { GitRef } from '../artifact/git/gitRefs';
import type { VersionDetails } from '../editing/newVersion/newVersion';
import type { RoleAssignment } from '../artifact/role';
import type { ArtifactVersion } from '../artifact/version';

/**
 * Changes one artifact. `src/api` implements it over HTTP, `tests/fakes` in memory.
 *
 * Each method sends one request, once. It rejects with a `CallError`, or with a `SignOnError` if no
 * token is available. After the code `network` or `shape`, the call may have taken effect.
 */
export interface ArtifactEditor {
  /** The server's current version of the artifact. Uses the user's token. */
  find: (artifactId: string, signal?: AbortSignal) => Promise<Artifact>;
  /**
   * Changes the description and returns the changed artifact (contract/api 2.4). Rejects with a
   * `RefusedDraftError` if the server refuses it. `changes` must have at least one field.
   */
  updateMetadata: (artifactId: string, changes: MetadataChanges) => Promise<Artifact>;
  /**
   * Replaces the list of linked artifacts with these, in this order (contract/api 2.5). Returns the
   * changed artifact. The list must contain each id once, and not the artifact's own. The
   * `fieldMessages` of a refusal identify a link by its place in the list: `['linked_artifacts', 1,
   * 'linked_artifact']`.
   */
  updateLinks: (artifactId: string, linkedIds: readonly string[]) => Promise<Artifact>;
  /** Assigns a role to a user (contract/api 2.7). */
  addRole: (artifactId: string, entry: RoleAssignment) => Promise<void>;
  /** Removes a role from a user (contract/api 2.7). */
  removeRole: (artifactId: string, entry: RoleAssignment) => Promise<void>;
  /**
   * Adds a version with these contents and returns it (contract/api 2.8). Without `details`, it has
   * no links and is set up for the notebook hub. Status 409 means that the contents are already
   * registered.
   */
  createVersion: (
    artifactId: string,
    contentsUrn: string,
    details?: VersionDetails,
  ) => Promise<ArtifactVersion>;
  /**
   * Adds a version from the newest commit of a GitHub repository, `https://github.com/owner/repo`,
   * and returns the changed artifact. The `trovi.json` of the repository replaces the description
   * (contract/api 5). Status 403 means that the user is not the owner.
   */
  importVersion: (artifactId: string, repositoryUrl: string) => Promise<Artifact>;
  /** Deletes a version (contract/api 2.8). */
  deleteVersion: (artifactId: string, slug: string) => Promise<void>;
  /**
   * Requests that the server move a version to the research-data archive. The version gets a DOI
   * later, or never (contract/api 2.9).
   */
  requestDoi: (artifactId: string, slug: string) => Promise<void>;
  /** Deletes the artifact with all its versions (contract/api 2.6). */
  deleteArtifact: (artifactId: string) => Promise<void>;
  /**
   * The branches and tags of a repository, identified by its clone address, in the remote's order.
   * `[]` if the repository is unreachable, private or missing (contract/portal 1.2). The request is
   * sent to the testbed's portal, without a token.
   */
  findGitRefs: (cloneUrl: string, signal?: AbortSignal) => Promise<GitRef[]>;
}
