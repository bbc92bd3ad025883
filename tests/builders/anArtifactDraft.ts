import type { ArtifactDraft } from '../../src/domain/drafts/artifactDraft';

import { anAuthor } from './anAuthor';

/** A new artifact that the server would accept. */
export function anArtifactDraft(overrides: Partial<ArtifactDraft> = {}): ArtifactDraft {
  return {
    title: 'Tail latency under bursty load',
    shortDescription: 'Scripts and data for a tail latency study.',
    longDescription: '## Tail latency\n\nHow to rerun the study.',
    visibility: 'private',
    tags: ['networking', 'education'],
    authors: [anAuthor()],
    ...overrides,
  };
}
