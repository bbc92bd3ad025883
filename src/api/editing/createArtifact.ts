import { type ArtifactDraft, tidyArtifactDraft } from '../../domain/drafts/artifactDraft';

import { jsonBodyRequest } from '../http/jsonBodyRequest';

/**
 * Asks for a new artifact (contract/api 2.3). What is empty and optional is left out: the server
 * refuses an empty long description, and says that an e-mail address is required where it wants
 * one.
 */
export function createArtifactRequest(base: URL, draft: ArtifactDraft): Request {
  const { title, shortDescription, longDescription, visibility, tags, authors } =
    tidyArtifactDraft(draft);
  return jsonBodyRequest('POST', new URL('artifacts/', base), {
    title,
    short_description: shortDescription,
    long_description: longDescription || undefined,
    visibility,
    tags,
    authors: authors.map(({ fullName, affiliation, email }) => ({
      full_name: fullName,
      affiliation: affiliation || undefined,
      email: email || undefined,
    })),
  });
}
