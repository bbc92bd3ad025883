import { seedArtifacts } from '../../../sandbox/seeds/seedArtifacts';
import type { Artifact } from '../../../src/domain/artifact/artifact';
import { anArtifact } from '../../builders/anArtifact';
import { aVersion } from '../../builders/aVersion';

/** What citations read of the sandbox's artifacts. */
export function seededArtifacts(): Artifact[] {
  return seedArtifacts.map(({ uuid, title, authors, ownerUrn, updatedAt, versions }) =>
    anArtifact({
      id: uuid,
      title,
      ownerUrn,
      updatedAt: Date.parse(updatedAt),
      authors: authors.map(({ fullName, email }) => ({ fullName, email, affiliation: '' })),
      versions: versions.map(({ slug, createdAt, contentsUrn }) =>
        aVersion({ slug, createdAt: Date.parse(createdAt), contentsUrn }),
      ),
    }),
  );
}
