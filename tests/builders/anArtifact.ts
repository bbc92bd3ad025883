import type { Artifact } from '../../src/domain/artifact/artifact';
import { anAuthor } from './anAuthor';
import { aVersion } from './aVersion';

/**
 * A public artifact with one author and one version from git. The user that `aUser` builds owns it.
 */
export function anArtifact(overrides: Partial<Artifact> = {}): Artifact {
  return {
    id: '8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2',
    title: 'Tail latency under bursty load',
    shortDescription: 'Scripts and data for a tail latency study.',
    longDescription:
      '## Tail latency\n\nHow to rerun the study.\n\n- reserve two nodes\n- open `run.ipynb`',
    visibility: 'public',
    ownerUrn: 'urn:trovi:user:chameleon:noor.haddad@example.edu',
    authors: [anAuthor()],
    tags: ['education', 'networking'],
    versions: [aVersion()],
    roles: [{ user: 'urn:trovi:user:chameleon:noor.haddad@example.edu', role: 'administrator' }],
    linkedArtifacts: [],
    linkedFrom: [],
    reproducibility: { enableRequests: false },
    createdAt: Date.UTC(2026, 0, 12, 9, 30),
    updatedAt: Date.UTC(2026, 2, 5, 16, 2),
    metrics: { accessCount: 70, uniqueAccessCount: 19, uniqueCellExecutionCount: 11 },
    ...overrides,
  };
}

/** An artifact with only the required fields (contract/api 6.2). */
export function anEmptyArtifact(overrides: Partial<Artifact> = {}): Artifact {
  return anArtifact({
    id: '42c5e204-4792-4952-995a-48bd36c73a14',
    title: 'Placeholder',
    shortDescription: 'Nothing here yet.',
    longDescription: '',
    authors: [],
    tags: [],
    versions: [],
    metrics: { accessCount: 0, uniqueAccessCount: 0, uniqueCellExecutionCount: 0 },
    ...overrides,
  });
}
