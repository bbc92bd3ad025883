import type { Artifact } from '../artifact/artifact';
import { versionDoi } from '../artifact/contents/versionContents';
import type { ArtifactVersion } from '../artifact/version';
import { isSameVersion, newestFirst } from '../artifact/versions/versions';

/** The DOIs of the versions before and after one, if there are any. */
export interface NeighbouringDois {
  /** The DOI of the newest older version that has one. */
  older?: string;
  /** The DOI of the oldest newer version that has one. */
  newer?: string;
}

/**
 * Finds the DOIs of the versions next to one. Ignores versions without a date, or of the same date,
 * whose order is not known, and versions with the same DOI.
 */
export function neighbouringDois(
  { versions }: Artifact,
  version: ArtifactVersion | undefined,
): NeighbouringDois {
  if (version?.createdAt === undefined) return {};
  const { createdAt } = version;
  const own = versionDoi(version)?.toLowerCase();
  const others = newestFirst(versions)
    .filter((one) => !isSameVersion(one, version) && one.createdAt !== undefined)
    .map((one) => ({ age: (one.createdAt ?? NaN) - createdAt, doi: versionDoi(one) }))
    .filter(({ doi }) => doi && doi.toLowerCase() !== own);
  return {
    older: others.find(({ age }) => age < 0)?.doi,
    newer: others.findLast(({ age }) => age > 0)?.doi,
  };
}
