import type { Artifact } from '../../src/domain/artifact/artifact';
import type { BadgeCatalogue } from '../../src/domain/artifact/badges/badge';
import { aBadgeCatalogue } from './aBadgeCatalogue';
import { aDoiVersion, aVersion } from './aVersion';
import { longSentence, longTitle } from './texts';
import { numberedArtifacts } from './numberedArtifacts';

export interface FilledCatalogue {
  artifacts: Artifact[];
  badges: BadgeCatalogue;
  tags: string[];
}

const tags = ['education', 'networking', 'performance', 'storage', 'edge', 'machine learning'];
const further = [
  'security',
  'energy',
  'GPU',
  'FPGA',
  'provenance',
  'scheduling',
  'tracing',
  'cloud',
];

/**
 * A catalogue in which every filter finds something: several owners, tags, badges, DOIs and links.
 */
export function aCatalogue(count = 40): FilledCatalogue {
  const artifacts = numberedArtifacts(1, count).map((artifact, index): Artifact => {
    const at = Date.UTC(2026, 2, 5) - index * 86_400_000;
    const every = (step: number) => index % step === step - 1;
    return {
      ...artifact,
      title: every(9) ? `${longTitle} ${index}` : artifact.title,
      shortDescription: every(4) ? longSentence : artifact.shortDescription,
      ownerUrn: every(6) ? artifact.ownerUrn : 'urn:trovi:user:chameleon:li.wei@example.org',
      roles: [],
      tags: tags.filter((_, place) => (index + place) % 3 === 0),
      visibility: every(7) ? 'private' : 'public',
      versions: [every(5) ? aDoiVersion() : aVersion({ createdAt: at })],
      linkedArtifacts: every(8)
        ? [{ relation: 'collection', artifactId: artifact.id, title: 'Study 1' }]
        : [],
      updatedAt: at,
      metrics: {
        accessCount: 40 * (count - index) + 7,
        uniqueAccessCount: 9 * (count - index),
        uniqueCellExecutionCount: index * 3,
      },
    };
  });
  const names = ['reproducible', 'chameleon', 'educational'];
  const holders = artifacts.map(({ id }, index) => [
    id,
    names.filter((_, place) => (index + place) % 5 < 2),
  ]);
  return {
    artifacts,
    badges: aBadgeCatalogue(Object.fromEntries(holders) as Record<string, string[]>),
    tags: [...tags, ...further],
  };
}
