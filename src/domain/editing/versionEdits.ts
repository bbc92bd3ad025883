import * as v from 'valibot';
import type { Artifact } from '../artifact/artifact';
import { parseStored, storedList } from '../text/parseStored';
import { isSameUrn } from '../artifact/urn/urn';
import type { ArtifactVersion } from '../artifact/version';
import { versionDoi } from '../artifact/contents/versionContents';
import { contentsKindOf } from '../artifact/contents/contentsKind';
import { ownObject } from '../text/ownObject';

/** The change that the next save makes to a version (product 2.10.4). */
export type VersionAction = 'delete' | 'request-doi';

/** Identifies a version by its slug and URN together (contract/api 2.13.15). */
export type VersionIdentity = Pick<ArtifactVersion, 'slug' | 'contentsUrn'>;

/** A version marked for a change. */
export interface VersionMark extends VersionIdentity {
  action: VersionAction;
}

/**
 * Why a mark can no longer be saved:
 * - `doi`: the version has a DOI and cannot be deleted (contract/api 2.8).
 * - `missing`: the version was deleted, so that no DOI can be requested.
 * - `repeated`: another version has the same slug, and the server cannot distinguish them
 *   (contract/api 2.8).
 */
export type OutdatedReason = 'doi' | 'missing' | 'repeated';

/** A mark that can no longer be saved, because the artifact was changed elsewhere. */
export interface OutdatedMark extends VersionMark {
  reason: OutdatedReason;
}

/** The unsaved changes to the list of versions. */
export interface VersionEdits {
  /** In the order of marking. {@link sortMarks} returns the order of a save. */
  marks: VersionMark[];
  /** Kept until the user has seen them. */
  outdated: OutdatedMark[];
}

const noEdits: VersionEdits = { marks: [], outdated: [] };

const storedMark = ownObject({
  slug: v.pipe(v.string(), v.nonEmpty()),
  contentsUrn: v.string(),
  action: v.picklist(['delete', 'request-doi']),
});
const storedOutdatedMark = ownObject({
  ...storedMark.entries,
  reason: v.picklist(['doi', 'missing', 'repeated']),
});
const storedSchema = ownObject({
  marks: v.fallback(storedList(storedMark), []),
  outdated: v.fallback(storedList(storedOutdatedMark), []),
});

/** How marks are initialized, updated from the server and read from storage. */
export const versionEditRules = {
  begin: (): VersionEdits => noEdits,
  /**
   * Drops marks that are already fulfilled: the version to delete is deleted, or the version to get
   * a DOI has one. Marks that can no longer be saved become outdated.
   */
  follow({ marks, outdated }: VersionEdits, artifact: Artifact): VersionEdits {
    const ends = marks.map((mark) => ({ mark, end: endOf(mark, artifact) }));
    return {
      marks: marks.filter((_, index) => ends[index]?.end === 'open'),
      outdated: ends.reduce((all, { mark, end }) => {
        if (end === 'open' || end === 'fulfilled') return all;
        const others = all.filter((entry) => !isSameMark(entry, mark));
        return [...others, { ...mark, reason: end }];
      }, outdated),
    };
  },
  isUnchanged: ({ marks, outdated }: VersionEdits): boolean => marks.length + outdated.length === 0,
  read(stored: unknown): VersionEdits | undefined {
    const edits = parseStored(storedSchema, stored);
    return edits && !versionEditRules.isUnchanged(edits) ? edits : undefined;
  },
};

/** Marks a version. Replaces an earlier mark on it. */
export function markVersion(
  edits: VersionEdits,
  { slug, contentsUrn }: VersionIdentity,
  action: VersionAction,
): VersionEdits {
  const mark = { slug, contentsUrn, action };
  return { ...edits, marks: [...unmarkVersion(edits, mark).marks, mark] };
}

/** Removes the marks of a version. */
export function unmarkVersion(edits: VersionEdits, version: VersionIdentity): VersionEdits {
  return { ...edits, marks: edits.marks.filter((mark) => !isSameIdentity(mark, version)) };
}

/** Removes the outdated marks once the user has seen them. */
export function dismissOutdated(edits: VersionEdits): VersionEdits {
  return { ...edits, outdated: [] };
}

/**
 * Returns the marks in the order of a save: first deletions, then DOI requests, each in the order
 * of the artifact's list.
 */
export function sortMarks(marks: readonly VersionMark[], artifact: Artifact): VersionMark[] {
  const place = (mark: VersionMark) =>
    artifact.versions.findIndex((version) => isSameIdentity(version, mark));
  const inList = [...marks].sort((a, b) => place(a) - place(b));
  return [
    ...inList.filter(({ action }) => action === 'delete'),
    ...inList.filter(({ action }) => action === 'request-doi'),
  ];
}

/** Returns a description of a mark, for lists of unsaved changes: `2025-02-28: delete`. */
export function nameOfMark({ slug, action }: VersionMark): string {
  return `${slug}: ${action === 'delete' ? 'delete' : 'request DOI'}`;
}

/**
 * Whether several versions of the artifact have this slug. Letter case does not matter. The server
 * can neither delete such a version nor move it to the archive (contract/api 2.8).
 */
export function isSlugRepeated(artifact: Artifact, slug: string): boolean {
  const wanted = slug.toLowerCase();
  return artifact.versions.filter((other) => other.slug.toLowerCase() === wanted).length > 1;
}

/** Whether a version can be deleted: it has a unique slug and no DOI (product 4.5). */
export function canDeleteVersion(artifact: Artifact, version: ArtifactVersion): boolean {
  return !versionDoi(version) && isAddressable(artifact, version);
}

/**
 * Whether a DOI can be requested for a version: it has none, its slug is unique, and its contents
 * are in the testbed's object store, the only source that the archive accepts
 * (contract/api 2.13.12).
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

/** Returns the artifact without a version. */
export function withoutVersion(artifact: Artifact, version: VersionIdentity): Artifact {
  const versions = artifact.versions.filter((other) => !isSameIdentity(other, version));
  return { ...artifact, versions };
}

/** Whether two identities refer to the same version (contract/api 2.13.15). */
export function isSameIdentity(a: VersionIdentity, b: VersionIdentity): boolean {
  return a.slug === b.slug && isSameUrn(a.contentsUrn, b.contentsUrn);
}

/** Finds a version again: unchanged, or moved to the archive. */
export function findVersionNow(
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

function endOf(mark: VersionMark, artifact: Artifact): 'open' | 'fulfilled' | OutdatedReason {
  const { version, doi } = findVersionNow(mark, artifact);
  if (mark.action === 'delete' && !version) return 'fulfilled';
  if (mark.action === 'delete' && doi) return 'doi';
  if (!version) return 'missing';
  if (doi) return 'fulfilled';
  return isSlugRepeated(artifact, mark.slug) ? 'repeated' : 'open';
}

function isAddressable(artifact: Artifact, { slug }: ArtifactVersion): boolean {
  return slug !== '' && !isSlugRepeated(artifact, slug);
}

function isSameMark(a: VersionMark, b: VersionMark): boolean {
  return a.action === b.action && isSameIdentity(a, b);
}
