import type { Artifact } from '../../../src/domain/artifact/artifact';
import type { ArtifactVersion } from '../../../src/domain/artifact/version';
import { newestFirst } from '../../../src/domain/artifact/versions/versions';
import { noBadges } from '../../../src/domain/artifact/badges/badge';
import { type ArtifactFilters, filterArtifacts } from '../../../src/domain/catalogue/filters';

/** Something new in the catalogue: an artifact, or another version of one. */
export interface FeedEntry {
  artifact: Artifact;
  /** Absent for an artifact without versions. */
  version?: ArtifactVersion;
  /** Milliseconds since 1970. */
  instant: number;
  /** Whether the artifact already had a version. */
  isFurther: boolean;
}

const mostEntries = 50;

/** The newest artifacts and versions that match the filters, newest first: 50 at most. */
export function feedEntries(artifacts: readonly Artifact[], filters: ArtifactFilters): FeedEntry[] {
  return filterArtifacts(artifacts, filters, { badges: noBadges })
    .flatMap(entriesOf)
    .sort((a, b) => b.instant - a.instant)
    .slice(0, mostEntries);
}

/** Artifacts and versions without a known date cannot be new. */
function entriesOf(artifact: Artifact): FeedEntry[] {
  const { versions, createdAt } = artifact;
  if (versions.length === 0) {
    return isDate(createdAt) ? [{ artifact, instant: createdAt, isFurther: false }] : [];
  }
  const slugs = new Set<string>();
  return newestFirst(versions)
    .reverse()
    .flatMap((version, index) => {
      const { slug, createdAt: instant } = version;
      if (!slug || slugs.has(slug) || !isDate(instant)) return [];
      slugs.add(slug);
      return { artifact, version, instant, isFurther: index > 0 };
    });
}

/** Atom writes years with four digits. */
function isDate(instant: number | undefined): instant is number {
  const year = new Date(instant ?? NaN).getUTCFullYear();
  return year >= 0 && year <= 9999;
}
