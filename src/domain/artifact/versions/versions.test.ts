import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { aDoiVersion, aVersion } from '../../../../tests/builders/aVersion';
import {
  findVersion,
  isUnknownVersion,
  namedVersion,
  isSameVersion,
  latestVersion,
} from './versions';

const march = aVersion();
const february = aDoiVersion();

describe('latestVersion', () => {
  it('is the one made last, wherever it stands', () => {
    expect(latestVersion(anArtifact({ versions: [february, march] }))).toBe(march);
  });

  it('is the first of equals, as the server sorts within the minute', () => {
    const second = aVersion({ slug: '2026-03-02.1' });
    expect(latestVersion(anArtifact({ versions: [second, march] }))).toBe(second);
  });

  it('takes a version without a date for the oldest', () => {
    const undated = aVersion({ slug: 'undated', createdAt: undefined });
    const broken = aVersion({ slug: 'broken', createdAt: NaN });
    expect(latestVersion(anArtifact({ versions: [undated, broken, february] }))).toBe(february);
    expect(latestVersion(anArtifact({ versions: [undated, broken] }))).toBe(undated);
  });

  it('is nothing for a draft', () => {
    expect(latestVersion(anArtifact({ versions: [] }))).toBeUndefined();
  });
});

it('tells versions apart by slug and URN', () => {
  const sameSlug = aVersion({
    contentsUrn: 'urn:trovi:contents:git:https://example.org/other.git',
  });
  expect(isSameVersion(march, { ...march })).toBe(true);
  expect(isSameVersion(march, february)).toBe(false);
  expect(isSameVersion(march, sameSlug)).toBe(false);
});

it('finds a version by slug in any letter case', () => {
  const artifact = anArtifact({ versions: [march, aVersion({ slug: 'First-Draft' })] });
  expect(findVersion(artifact, 'first-draft')?.slug).toBe('First-Draft');
  expect(findVersion(artifact, '2026-03-02')).toBe(march);
  expect(findVersion(artifact, '2026')).toBeUndefined();
});

it('finds a version by slug with blanks around it, but not by a slug that could mean two', () => {
  const [lower, upper] = [aVersion({ slug: 'rc1' }), aVersion({ slug: 'RC1' })];
  const artifact = anArtifact({ versions: [march, upper, lower, aVersion({ slug: '' })] });
  expect(findVersion(artifact, ' 2026-03-02\n')).toBe(march);
  expect(findVersion(artifact, 'rc1')).toBe(lower);
  expect(findVersion(artifact, 'RC1')).toBe(upper);
  expect(findVersion(artifact, 'Rc1')).toBeUndefined();
  expect(findVersion(artifact, ' ')).toBeUndefined();
});

it('puts no other version in the place of one that the artifact lacks', () => {
  const artifact = anArtifact({ versions: [march] });
  expect(namedVersion(artifact, undefined)).toBeUndefined();
  expect(namedVersion(artifact, '')).toBeUndefined();
  for (const slug of ['2026', ' ', '2026-02-01']) {
    expect(() => namedVersion(artifact, slug)).toThrow(RangeError);
    expect(isUnknownVersion(artifact, slug)).toBe(true);
  }
  expect(() => namedVersion({ ...artifact, versions: [] }, '2026-03-02')).toThrow('2026-03-02');
});
