import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../tests/builders/anArtifact';
import { aDoiVersion, aVersion } from '../../../tests/builders/aVersion';
import { totalMetrics, versionMetrics } from './metrics';

describe('totalMetrics', () => {
  const versions = [aVersion(), aDoiVersion()];

  it('are the own ones of the artifact', () => {
    expect(totalMetrics(anArtifact({ versions }))).toEqual({
      accessCount: 70,
      uniqueAccessCount: 19,
      uniqueCellExecutionCount: 11,
    });
  });

  it('are summed over the versions where the artifact has none', () => {
    const sums = { accessCount: 61, uniqueAccessCount: 21, uniqueCellExecutionCount: 12 };
    expect(totalMetrics(anArtifact({ versions, metrics: undefined }))).toEqual(sums);
    expect(totalMetrics(anArtifact({ versions, metrics: { accessCount: 0 } }))).toEqual({
      ...sums,
      accessCount: 0,
    });
  });

  it('count what is missing or impossible as 0', () => {
    const nothing = { accessCount: 0, uniqueAccessCount: 0, uniqueCellExecutionCount: 0 };
    const broken = { accessCount: NaN, uniqueAccessCount: -3 };
    expect(versionMetrics(aVersion({ metrics: broken }))).toEqual(nothing);
    expect(versionMetrics(aVersion({ metrics: undefined }))).toEqual(nothing);
    expect(
      totalMetrics(anArtifact({ metrics: broken, versions: [aVersion({ metrics: broken })] })),
    ).toEqual(nothing);
    expect(totalMetrics(anArtifact({ metrics: undefined, versions: [] }))).toEqual(nothing);
  });
});
