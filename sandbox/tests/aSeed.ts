import type { SeedArtifact, SeedVersion } from '../seeds/seed';
import type { SeedData } from '../database/seeding/seedData';

const nothing = { accessCount: 0, uniqueAccessCount: 0, uniqueCellExecutionCount: 0 };

/** The user who owns the artifacts of these tests. */
export const noor = 'urn:trovi:user:chameleon:noor.haddad@example.edu';

/** A uuid that ends in a number, so that uuids sort like numbers. */
export function uuidOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** A public artifact without contents. Uuid and sharing key follow from its number. */
export function aSeed(number: number, changes: Partial<SeedArtifact> = {}): SeedArtifact {
  return {
    uuid: uuidOf(number),
    title: `Artifact ${number}`,
    short_description: 'A short description.',
    long_description: null,
    citation: null,
    visibility: 'public',
    ownerUrn: noor,
    createdAt: '2026-01-02T03:04:05Z',
    updatedAt: '2026-02-03T04:05:06Z',
    tags: [],
    authors: [],
    roles: [{ user: noor, role: 'administrator' }],
    linkedArtifacts: [],
    linkedProjects: [],
    reproducibility: { enableRequests: false, accessHours: null },
    versions: [],
    metrics: nothing,
    badges: [],
    sharingKey: keyOf(number),
    ...changes,
  };
}

export function keyOf(number: number): string {
  return String(number).padStart(44, 'K');
}

/** A version with these contents. */
export function aVersion(contentsUrn: string, changes: Partial<SeedVersion> = {}): SeedVersion {
  return {
    slug: '2026-01-02',
    createdAt: '2026-01-02T03:04:05Z',
    contentsUrn,
    links: [],
    environmentSetup: [{ type: 'jupyterhub', arguments: {} }],
    metrics: nothing,
    ...changes,
  };
}

/** Sample data with these artifacts. Their tags are the vocabulary. */
export function seedsOf(artifacts: SeedArtifact[], changes: Partial<SeedData> = {}): SeedData {
  return {
    artifacts,
    tags: [...new Set(artifacts.flatMap(({ tags }) => tags))],
    badges: [],
    generate: (count, start) =>
      Array.from({ length: count }, (_, place) => aSeed(900_000 + start + place)),
    ...changes,
  };
}
