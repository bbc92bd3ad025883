import { seedArtifacts } from '../../../sandbox/seeds/seedArtifacts';
import type { Artifact } from '../../../src/domain/artifact/artifact';
import { isOpenToAll } from '../../../src/domain/artifact/derivedValues';
import { anArtifact } from '../../builders/anArtifact';
import { aVersion } from '../../builders/aVersion';

/** The sandbox's artifacts that visitors see, newest update first. */
export function visibleSeeds(): Artifact[] {
  return seedArtifacts
    .map((seed) =>
      anArtifact({
        id: seed.uuid,
        title: seed.title,
        shortDescription: seed.short_description,
        longDescription: seed.long_description ?? '',
        visibility: seed.visibility,
        ownerUrn: seed.ownerUrn,
        tags: seed.tags,
        authors: seed.authors.map(({ affiliation, ...author }) => ({
          ...author,
          affiliation: affiliation ?? '',
        })),
        versions: seed.versions.map(({ slug, createdAt, contentsUrn }) =>
          aVersion({ slug, createdAt: Date.parse(createdAt), contentsUrn }),
        ),
        linkedArtifacts: seed.linkedArtifacts.map((artifactId) => ({
          relation: 'collection',
          artifactId,
          title: '',
        })),
        updatedAt: Date.parse(seed.updatedAt),
      }),
    )
    .filter(isOpenToAll)
    .sort((a, b) => (b.updatedAt ?? 0) - (a.updatedAt ?? 0));
}
