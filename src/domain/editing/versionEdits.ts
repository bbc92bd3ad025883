import type { Artifact } from '../artifact/artifact';
import { isSameUrn } from '../urn/urn';
import type { ArtifactVersion } from '../artifact/version';
import { contentsKindOf, versionDoi } from '../artifact/versionContents';

/** What a person wants done to a version with the next save (product 2.10.4). */
export type VersionFate = 'delete' | 'request-doi';

/** A version, as slug and URN together tell it apart (contract/api 2.13.15). */
export type VersionIdentity = Pick<ArtifactVersion, 'slug' | 'contentsUrn'>;

/** A version that something is to be done to. */
export interface VersionMark extends VersionIdentity {
  fate: VersionFate;
}

/**
 * Why something cannot be done to a version any more:
 * - `doi`: it has got a DOI, so it cannot be deleted (contract/api 2.8);
 * - `gone`: it is not there any more, so no DOI can be requested for it;
 * - `repeated`: another version has the same slug, and the server cannot tell them apart
 *   (contract/api 2.8).
 */
export type LapseReason = 'doi' | 'gone' | 'repeated';

/** A mark that came to nothing, since the artifact was changed elsewhere. */
export interface LapsedMark extends VersionMark {
  reason: LapseReason;
}

/** What a person changed in the list of versions. */
export interface VersionEdits {
  /** In the order in which they were made; {@link marksInOrder} gives that of a save. */
  marks: VersionMark[];
  /** What came to nothing, until the person has taken note of it. */
  lapsed: LapsedMark[];
}

/** Nothing is to be done. */
const noEdits: VersionEdits = { marks: [], lapsed: [] };

/** How marks begin, follow the server, and come back out of a storage. */
export const versionEditRules = {
  begin: (): VersionEdits => noEdits,
  /**
   * What has happened by itself is no mark any more: a version to delete that is gone, one to get a DOI that has one. What
   * cannot happen any more lapses.
   */
  follow({ marks, lapsed }: VersionEdits, artifact: Artifact): VersionEdits {
    const ends = marks.map((mark) => ({ mark, end: endOf(mark, artifact) }));
    return {
      marks: marks.filter((_, index) => ends[index]?.end === 'open'),
      lapsed: ends.reduce((all, { mark, end }) => {
        if (end === 'open' || end === 'fulfilled') return all;
        const others = all.filter((entry) => !isSameMark(entry, mark));
        return [...others, { ...mark, reason: end }];
      }, lapsed),
    };
  },
  isUnchanged: ({ marks, lapsed }: VersionEdits): boolean => marks.length + lapsed.length === 0,
  read(stored: unknown): VersionEdits | undefined {
    const marks = marksIn(recordOf(stored).marks);
    const lapsed = marksIn(recordOf(stored).lapsed).filter(isLapsed);
    return marks.length + lapsed.length > 0 ? { marks, lapsed } : undefined;
  },
};

/** The edits with a version marked; an earlier mark on it is replaced. */
export function markVersion(
  edits: VersionEdits,
  { slug, contentsUrn }: VersionIdentity,
  fate: VersionFate,
): VersionEdits {
  const mark = { slug, contentsUrn, fate };
  return { ...edits, marks: [...unmarkVersion(edits, mark).marks, mark] };
}

/** The edits without any mark on a version. */
export function unmarkVersion(edits: VersionEdits, version: VersionIdentity): VersionEdits {
  return { ...edits, marks: edits.marks.filter((mark) => !isSameIdentity(mark, version)) };
}

/** The edits once the person has taken note of what came to nothing. */
export function forgetLapsed(edits: VersionEdits): VersionEdits {
  return { ...edits, lapsed: [] };
}

/** The marks as a save goes about them: first the deletions, then the requests, each in the order of the artifact's list. */
export function marksInOrder(marks: readonly VersionMark[], artifact: Artifact): VersionMark[] {
  const place = (mark: VersionMark) =>
    artifact.versions.findIndex((version) => isSameIdentity(version, mark));
  const inList = marks.toSorted((a, b) => place(a) - place(b));
  return [
    ...inList.filter(({ fate }) => fate === 'delete'),
    ...inList.filter(({ fate }) => fate === 'request-doi'),
  ];
}

/** A mark in words, as lists of what is unsaved name it: `2025-02-28: delete`. */
export function nameOfMark({ slug, fate }: VersionMark): string {
  return `${slug}: ${fate === 'delete' ? 'delete' : 'request DOI'}`;
}

/**
 * Whether the server has no way to tell a version from another one of the artifact, since both have the same slug, letter
 * case ignored (contract/api 2.8): it can neither delete it then nor move it to the archive.
 */
export function isSlugRepeated(artifact: Artifact, slug: string): boolean {
  const wanted = slug.toLowerCase();
  return artifact.versions.filter((other) => other.slug.toLowerCase() === wanted).length > 1;
}

/**
 * Whether a version may be marked to be deleted: it has a slug of its own, and no DOI (product
 * 4.5).
 */
export function canDeleteVersion(artifact: Artifact, version: ArtifactVersion): boolean {
  return !versionDoi(version) && isAddressable(artifact, version);
}

/**
 * Whether a DOI may be requested for a version: it has none, a slug of its own, and contents that can be moved to the
 * archive, which are those of the testbed's object store alone (contract/api 2.13.12).
 */
export function canRequestDoi(
  artifact: Artifact,
  version: ArtifactVersion,
  urnProvider: string,
): boolean {
  return (
    contentsKindOf(version, urnProvider) === 'object-store' && isAddressable(artifact, version)
  );
}

/** The artifact without a version, as the server has it once that is deleted. */
export function withoutVersion(artifact: Artifact, version: VersionIdentity): Artifact {
  const versions = artifact.versions.filter((other) => !isSameIdentity(other, version));
  return { ...artifact, versions };
}

/** Whether two identities are those of one version (contract/api 2.13.15). */
export function isSameIdentity(a: VersionIdentity, b: VersionIdentity): boolean {
  return a.slug === b.slug && isSameUrn(a.contentsUrn, b.contentsUrn);
}

/** What has become of a version since: the same as before, or moved to the archive, or neither. */
export function whatBecameOf(
  identity: VersionIdentity,
  artifact: Artifact,
): { version?: ArtifactVersion; doi?: string } {
  const version = artifact.versions.find((other) => isSameIdentity(other, identity));
  if (version) return { version, doi: versionDoi(version) };
  // A move to the archive keeps the slug and replaces the URN (contract/api 2.9).
  const moved = artifact.versions.find(
    (other) => other.slug === identity.slug && versionDoi(other) !== undefined,
  );
  return moved ? { version: moved, doi: versionDoi(moved) } : {};
}

function endOf(mark: VersionMark, artifact: Artifact): 'open' | 'fulfilled' | LapseReason {
  const { version, doi } = whatBecameOf(mark, artifact);
  if (mark.fate === 'delete' && !version) return 'fulfilled';
  if (mark.fate === 'delete' && doi) return 'doi';
  if (!version) return 'gone';
  if (doi) return 'fulfilled';
  return isSlugRepeated(artifact, mark.slug) ? 'repeated' : 'open';
}

function isAddressable(artifact: Artifact, { slug }: ArtifactVersion): boolean {
  return slug !== '' && !isSlugRepeated(artifact, slug);
}

function isSameMark(a: VersionMark, b: VersionMark): boolean {
  return a.fate === b.fate && isSameIdentity(a, b);
}

function marksIn(stored: unknown): VersionMark[] {
  return Array.isArray(stored) ? stored.filter(isMark) : [];
}

function isMark(stored: unknown): stored is VersionMark {
  const { slug, contentsUrn, fate } = recordOf(stored);
  const isKnown = fate === 'delete' || fate === 'request-doi';
  return typeof slug === 'string' && slug !== '' && typeof contentsUrn === 'string' && isKnown;
}

function isLapsed(mark: VersionMark): mark is LapsedMark {
  const { reason } = recordOf(mark);
  return reason === 'doi' || reason === 'gone' || reason === 'repeated';
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
