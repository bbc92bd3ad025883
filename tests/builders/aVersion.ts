import type { ArtifactVersion } from '../../src/domain/artifact/version';

/** A git-hosted version of 2 March 2026. */
export function aVersion(overrides: Partial<ArtifactVersion> = {}): ArtifactVersion {
  return {
    slug: '2026-03-02',
    createdAt: Date.UTC(2026, 2, 2, 14, 7),
    contentsUrn:
      'urn:trovi:contents:git:https://github.com/example-lab/tail-latency.git@4f1c2d9e8b7a6c5d4e3f2a1b0c9d8e7f6a5b4c3d',
    metrics: { accessCount: 41, uniqueAccessCount: 12, uniqueCellExecutionCount: 7 },
    links: [],
    environmentSetup: [{ type: 'jupyterhub', arguments: {} }],
    ...overrides,
  };
}

/** A version of 1 February 2026 whose contents are in the research-data archive. */
export function aDoiVersion(overrides: Partial<ArtifactVersion> = {}): ArtifactVersion {
  return aVersion({
    slug: '2026-02-01',
    createdAt: Date.UTC(2026, 1, 1, 8, 15),
    contentsUrn: 'urn:trovi:contents:zenodo:10.5281/zenodo.9912345',
    metrics: { accessCount: 20, uniqueAccessCount: 9, uniqueCellExecutionCount: 5 },
    ...overrides,
  });
}
