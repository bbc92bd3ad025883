import { readUrn } from '../../../domain/artifact/urn/urn';
import type { ArtifactVersion } from '../../../domain/artifact/version';
import { contentsKindOf, sourceCodeSetup } from '../../../domain/artifact/contents/contentsKind';

const notebookSetups = ['jupyterhub', 'isolated_jupyter'];
const otherSetups = ['image', 'heat_template'];

/**
 * Whether the version is made for the notebook hub. A version without a setup is
 * (contract/api 2.8).
 */
export function isForNotebooks({ environmentSetup }: ArtifactVersion): boolean {
  return (
    environmentSetup.length === 0 ||
    environmentSetup.some(({ type }) => notebookSetups.includes(type))
  );
}

/**
 * Whether the portal can start the version in its notebook hub. Sources differ: one always offers
 * the launch, product 10.2 requires a `jupyterhub` setup or the `url` of a `source_code` setup.
 * This code offers whatever the portal can fetch (contract/api 2.11). It excludes images and
 * templates, which start elsewhere, and external contents without an address.
 */
export function isLaunchable(version: ArtifactVersion, provider: string): boolean {
  const source = sourceCodeSetup(version);
  if (source) return source.url !== undefined;
  if (version.environmentSetup.some(({ type }) => otherSetups.includes(type))) return false;
  const kind = contentsKindOf(version, provider);
  if (kind === 'unknown') return isFetchable(version.contentsUrn) && isForNotebooks(version);
  return kind === 'git' || kind === 'doi' || kind === 'object-store';
}

/** Whether contents have an unknown provider. A newer portal may know it. */
function isFetchable(contentsUrn: string): boolean {
  const urn = readUrn(contentsUrn);
  return urn?.kind === 'contents' && urn.id !== undefined;
}

/** Whether the contents are hosted elsewhere: the "External Artifact" of product 10.2. */
export function isExternal(version: ArtifactVersion, provider: string): boolean {
  const kind = contentsKindOf(version, provider);
  return kind !== 'image' && kind !== 'template' && !isForNotebooks(version);
}
