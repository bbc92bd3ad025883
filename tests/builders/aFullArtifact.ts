import type { Artifact } from '../../src/domain/artifact/artifact';
import { anArtifact } from './anArtifact';
import { anAuthor } from './anAuthor';
import { aDoiVersion, aVersion } from './aVersion';
import { numberedArtifacts } from './numberedArtifacts';
import { fullMarkdown } from './texts';

/**
 * An artifact with all fields: several authors, versions and tags, and links in both directions.
 */
export function aFullArtifact(overrides: Partial<Artifact> = {}): Artifact {
  const [first, second, third] = numberedArtifacts(1, 3) as [Artifact, Artifact, Artifact];
  return anArtifact({
    longDescription: fullMarkdown,
    tags: ['education', 'networking', 'performance', 'storage systems'],
    authors: [
      anAuthor(),
      anAuthor({ fullName: 'Wei Li', affiliation: 'Example Labs', email: 'li.wei@example.org' }),
      anAuthor({ fullName: 'Maya Okafor', affiliation: '', email: '' }),
    ],
    versions: [
      aVersion(),
      aDoiVersion(),
      aVersion({ slug: '2026-01-12', createdAt: Date.UTC(2026, 0, 12) }),
    ],
    linkedArtifacts: [first, second].map(({ id, title }) => ({
      relation: 'collection',
      artifactId: id,
      title,
    })),
    linkedFrom: [{ artifactId: third.id, title: third.title, ownerUrn: third.ownerUrn }],
    linkedProjects: ['urn:trovi:project:chameleon:CHI-260001'],
    reproducibility: { enableRequests: true, accessHours: 8 },
    ...overrides,
  });
}
