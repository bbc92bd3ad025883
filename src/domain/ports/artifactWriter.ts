import type { Artifact } from '../artifact/artifact';
import type { ArtifactDraft } from '../drafts/artifactDraft';
import type { CreationExtras } from '../editing/newVersion/creationExtras';

/** Adds artifacts to the catalogue. `src/api` implements it over HTTP, `tests/fakes` in memory. */
export interface ArtifactWriter {
  /**
   * Creates an artifact and returns it with its id (contract/api 2.3). Rejects with a
   * `RefusedDraftError` if the server refuses the draft, with another `CallError` if the call
   * fails, or with a `SignOnError` if no token is available. After the code `network` or `shape`,
   * the artifact may have been created. Status 409 means that the contents of the first version are
   * already registered.
   */
  create: (draft: ArtifactDraft, extras?: CreationExtras) => Promise<Artifact>;
  /**
   * Creates an artifact from the newest commit of a GitHub repository with a `trovi.json` and
   * returns it (contract/api 5). `url` has the form `https://github.com/owner/repo`, or names a
   * repository of the `codeHostUrl` of the configuration. Rejects as
   * `create` does. Status 409 means that the commit is already registered.
   */
  importFrom: (url: string) => Promise<Artifact>;
}
