import { readUrn } from '../../../domain/urn/urn';
import type { ArtifactVersion } from '../../../domain/artifact/version';
import { contentsKindOf, sourceCodeSetup } from '../../../domain/artifact/versionContents';

const notebookSetups = ['jupyterhub', 'isolated_jupyter'];
const otherSetups = ['image', 'heat_template'];

/**
 * Whether the version is made for the notebook hub; a version without a setup is (contract/api
 * 2.8).
 */
export function isForNotebooks({ environmentSetup }: ArtifactVersion): boolean {
  return (
    environmentSetup.length === 0 ||
    environmentSetup.some(({ type }) => notebookSetups.includes(type))
  );
}

/**
 * Whether the portal can start the version in its notebook hub. Between the spec, which always
 * offers it, and product 10.2, which wants a `jupyterhub` setup or the `url` of a `source_code`
 * one, this is the reading: whatever the portal can fetch (contract/api 2.11) is offered; images
 * and templates, which start elsewhere, and external contents without an address are not.
 */
export function isLaunchable(version: ArtifactVersion, provider: string): boolean {
  const source = sourceCodeSetup(version);
  if (source) return source.url !== undefined;
  if (version.environmentSetup.some(({ type }) => otherSetups.includes(type))) return false;
  const kind = contentsKindOf(version, provider);
  switch (kind) {
    case 'git':
    case 'doi':
    case 'object-store':
      return true;
    case 'image':
    case 'template':
    case 'source-code':
      return false;
    case 'unknown':
      return isFetchable(version.contentsUrn) && isForNotebooks(version);
  }
}

/** Contents of a provider that is not known here, but may be to a newer portal. */
function isFetchable(contentsUrn: string): boolean {
  const urn = readUrn(contentsUrn);
  return urn?.kind === 'contents' && urn.id !== undefined;
}

/**
 * Whether the contents are hosted elsewhere and only referred to: the "External Artifact" of
 * product 10.2.
 */
export function isExternal(version: ArtifactVersion, provider: string): boolean {
  const kind = contentsKindOf(version, provider);
  return kind !== 'image' && kind !== 'template' && !isForNotebooks(version);
}
