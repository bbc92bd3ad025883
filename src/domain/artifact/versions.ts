import type { Artifact } from './artifact';
import { gitSourceOf } from '../git/git';
import { cleanDoi, isSameUrn, readDoiUrn, readUrn } from '../urn/urn';
import type { ArtifactVersion } from './version';
import { readWebAddress, wellFormed } from '../addresses/webAddress';

/** What a version's contents are, by their URN (contract/api 7). */
export type ContentsKind =
  'git' | 'doi' | 'object-store' | 'source-code' | 'template' | 'image' | 'unknown';

/**
 * The addresses of a `source_code` entry (contract/api 2.8), each absent unless it is an http or
 * https address.
 */
export interface SourceCodeSetup {
  /** Where to clone from: often a wrapper around the source. */
  url?: string;
  /** The page of the source, not necessarily a git repository. */
  repoUrl?: string;
}

/**
 * The version made last, the first of equals in the server's order (contract/api 1.4); one
 * without a date counts as oldest.
 */
export function latestVersion(artifact: Artifact): ArtifactVersion | undefined {
  return newestOf(artifact.versions);
}

/** The version made last among some, by the rule of {@link latestVersion}. */
export function newestOf(versions: readonly ArtifactVersion[]): ArtifactVersion | undefined {
  let newest: ArtifactVersion | undefined;
  for (const version of versions) {
    if (!newest || age(version) > age(newest)) newest = version;
  }
  return newest;
}

/**
 * All versions but one, in the server's order. Slug and URN tell versions apart (contract/api
 * 2.13.15).
 */
export function otherVersions(artifact: Artifact, version?: ArtifactVersion): ArtifactVersion[] {
  return artifact.versions.filter((other) => !version || !isSameVersion(other, version));
}

/** Whether two entries are the same version (contract/api 2.13.15). */
export function isSameVersion(a: ArtifactVersion, b: ArtifactVersion): boolean {
  return a === b || (a.slug === b.slug && isSameUrn(a.contentsUrn, b.contentsUrn));
}

/**
 * The version with a slug, letter case ignored; the first one where a slug is repeated
 * (contract/api 2.8).
 */
export function findVersion(artifact: Artifact, slug: string): ArtifactVersion | undefined {
  const wanted = slug.toLowerCase();
  return artifact.versions.find((version) => version.slug.toLowerCase() === wanted);
}

/** Whether the contents are a git repository (product 3.2), by provider. */
export function isGitVersion(version: ArtifactVersion): boolean {
  return gitSourceOf(version.contentsUrn) !== undefined;
}

/** The version's DOI, without final dots; nothing if its contents are not in the research-data archive. */
export function versionDoi(version: ArtifactVersion): string | undefined {
  const doi = readDoiUrn(version.contentsUrn);
  return (doi && cleanDoi(doi)) || undefined;
}

/** The address that resolves a DOI, `https://doi.org/…`, whatever characters the DOI holds. */
export function doiUrl(doi: string): string {
  const path = encodeURI(wellFormed(cleanDoi(doi)));
  return `https://doi.org/${path.replaceAll('?', '%3F').replaceAll('#', '%23')}`;
}

/** The addresses of the version's `source_code` entry; nothing if it has no such entry. Arguments may be an object or JSON text. */
export function sourceCodeSetup(version: ArtifactVersion): SourceCodeSetup | undefined {
  const entry = version.environmentSetup.find((setup) => setup.type === 'source_code');
  if (!entry) return undefined;
  const url = readWebAddress(memberOf(entry.arguments, 'url'));
  const repoUrl = readWebAddress(memberOf(entry.arguments, 'repo_url'));
  return { ...(url && { url }), ...(repoUrl && { repoUrl }) };
}

/** What the contents are. `provider` is the testbed's name in URNs, whose object store holds uploaded archives. */
export function contentsKindOf(version: ArtifactVersion, provider = 'chameleon'): ContentsKind {
  if (versionDoi(version)) return 'doi';
  if (isGitVersion(version)) return 'git';
  const urn = readUrn(version.contentsUrn);
  if (urn?.kind === 'image') return 'image';
  if (urn?.kind !== 'contents') return 'unknown';
  if (urn.provider === 'http') return 'source-code';
  if (urn.provider === 'heat_template') return 'template';
  return urn.provider === provider ? 'object-store' : 'unknown';
}

function age({ createdAt }: ArtifactVersion): number {
  return createdAt !== undefined && Number.isFinite(createdAt) ? createdAt : -Infinity;
}

function memberOf(value: unknown, name: string): unknown {
  const record = typeof value === 'string' ? parsedJson(value) : value;
  return typeof record === 'object' && record !== null && Object.hasOwn(record, name)
    ? (record as Record<string, unknown>)[name]
    : undefined;
}

function parsedJson(text: string): unknown {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
