import type { ArtifactVersion } from '../version';
import { contentsKindOf } from './contentsKind';
import { gitSourceOf } from '../git/git';
import { isGitHub, readGitAddress, withoutTail } from '../git/gitAddress';
import { isGitLab } from '../git/repositoryLinks';
import { readUrn } from '../urn/urn';

/**
 * Whether the portal can download an archive of the version: from the research-data archive, from
 * the testbed's object store, or from GitHub and GitLab (contract/api 2.11, decision 50).
 * `provider` is the testbed's name in URNs.
 */
export function hasArchive(version: ArtifactVersion, provider = 'chameleon'): boolean {
  const kind = contentsKindOf(version, provider);
  return kind === 'doi' || kind === 'object-store' || hasGitArchive(version.contentsUrn);
}

/**
 * The media type of that archive (contract/api 2.11). `undefined` for a DOI: the research-data
 * archive has a `.tar.gz` or a `.zip`, and the server asks it only when somebody downloads.
 */
export function archiveType(version: ArtifactVersion, provider = 'chameleon'): string | undefined {
  if (!hasArchive(version, provider)) return undefined;
  const kind = contentsKindOf(version, provider);
  if (kind === 'doi') return undefined;
  return kind === 'object-store' ? 'application/gzip' : 'application/zip';
}

/**
 * Whether the server has an archive of the contents of a git URN (contract/api 2.11): for a
 * repository on github.com or gitlab.com, by its web address. It has none, or a wrong one, if the
 * address contains a user name or the ref an `@`, because the server splits the URN at every `@`.
 */
function hasGitArchive(contentsUrn: string): boolean {
  const source = gitSourceOf(contentsUrn);
  if (!source) return false;
  const [remote = '', ref = 'HEAD', ...more] = readUrn(contentsUrn)?.id?.split('@') ?? [];
  const isReadAlike = remote === source.repository && ref === source.ref && more.length === 0;
  return isReadAlike && /^https?:\/\/[^?#]+$/i.test(remote) && isOnArchivingHost(remote);
}

function isOnArchivingHost(repository: string): boolean {
  const address = readGitAddress(repository);
  if (!address || !(isGitHub(address) || isGitLab(address))) return false;
  const { length } = address.segments;
  return length >= 2 && withoutTail(address).segments.length === length;
}
