import { readWebAddress } from '../../addresses/webAddress';
import type { ArtifactVersion } from '../version';
import { isGitVersion, versionDoi } from './versionContents';
import { readUrn } from '../urn/urn';

/** The kind of contents of a version, by their URN (contract/api 7). */
export type ContentsKind =
  'git' | 'doi' | 'object-store' | 'source-code' | 'template' | 'image' | 'unknown';

/**
 * The addresses of a version's `source_code` entry (contract/api 2.8). An address that is not
 * `http` or `https` is absent.
 */
export interface SourceCodeSetup {
  /** Where to clone from: often a wrapper around the source. */
  url?: string;
  /** The page of the source, not necessarily a git repository. */
  repoUrl?: string;
}

/**
 * The addresses of the version's `source_code` entry; `undefined` without such an entry. The
 * entry's arguments are an object or JSON text.
 */
export function sourceCodeSetup(version: ArtifactVersion): SourceCodeSetup | undefined {
  const entry = version.environmentSetup.find((setup) => setup.type === 'source_code');
  if (!entry) return undefined;
  const url = readWebAddress(memberOf(entry.arguments, 'url'));
  const repoUrl = readWebAddress(memberOf(entry.arguments, 'repo_url'));
  return { ...(url && { url }), ...(repoUrl && { repoUrl }) };
}

/**
 * The kind of the version's contents. `provider` is the testbed's name in URNs: its object store
 * contains uploaded archives.
 */
export function contentsKindOf(version: ArtifactVersion, provider = 'chameleon'): ContentsKind {
  if (versionDoi(version)) return 'doi';
  if (isGitVersion(version)) return 'git';
  const urn = readUrn(version.contentsUrn);
  if (urn?.kind === 'image') return 'image';
  if (urn?.kind !== 'contents') return 'unknown';
  if (urn.provider === 'http') return 'source-code';
  if (urn.provider === 'heat_template') return 'template';
  return urn.provider === provider.toLowerCase() ? 'object-store' : 'unknown';
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
