import { type ArtifactDraft, tidyArtifactDraft } from '../../domain/drafts/artifactDraft';

import { jsonBodyRequest } from '../http/jsonBodyRequest';

/**
 * Asks for a new artifact (contract/api 2.3). Omits empty optional fields: the server refuses an
 * empty long description, and reports a missing e-mail address better than an empty one.
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
