import type { Artifact } from '../artifact/artifact';
import type { ArtifactDraft } from '../drafts/artifactDraft';

/** The catalogue as those know it who add to it. `src/api` implements it over HTTP, `tests/fakes` in memory. */
export interface ArtifactWriter {
  /**
   * Creates an artifact; gives it as the server answered it, with its id (contract/api 2.3).
   * Rejects with a `RefusedDraftError` where the server did not take the draft, else with a
   * `CallError`, or with what the session says where there is no token. Whether it was created is
   * not known where the code is `network` or `shape`.
   */
  create: (draft: ArtifactDraft) => Promise<Artifact>;
  /**
   * Creates an artifact from the newest commit of a repository on GitHub, by its `trovi.json`; gives it as the server
   * answered it (contract/api 5). `url` is of the form `https://github.com/owner/repo`. Rejects
   * as `create` does, status 409 saying that this commit is registered already.
   */
  importFrom: (url: string) => Promise<Artifact>;
}
