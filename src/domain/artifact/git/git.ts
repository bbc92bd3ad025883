import { isGitHub, readGitAddress, withoutDotGit, withoutTail } from './gitAddress';
import { readUrn } from '../urn/urn';

/** The repository and ref of an artifact version. */
export interface GitSource {
  /**
   * The address from the URN. It may contain credentials: show `cloneUrl` or
   * `repositoryName` instead.
   */
  repository: string;
  /** Branch, tag or commit. `HEAD` if the URN contains none. */
  ref: string;
}

/** A repository on GitHub. */
export interface GitHubRepository {
  owner: string;
  name: string;
  /** Address of its page. */
  url: string;
}

/** Repository and ref of a git contents URN (contract/api 7.3). `undefined` for any other URN. */
export function gitSourceOf(contentsUrn: string): GitSource | undefined {
  const urn = readUrn(contentsUrn);
  if (urn?.kind !== 'contents' || urn.provider !== 'git' || !urn.id) return undefined;
  const { id } = urn;
  const start = endOfHost(id);
  const dotGit = id.toLowerCase().indexOf('.git@', start);
  const at = dotGit >= 0 ? dotGit + '.git'.length : id.indexOf('@', start);
  if (at < 0) return { repository: id, ref: 'HEAD' };
  return { repository: id.slice(0, at), ref: id.slice(at + 1) || 'HEAD' };
}

/** Owner and name of a repository whose host is exactly github.com (contract/api 7.4). */
export function gitHubRepositoryOf(repository: string): GitHubRepository | undefined {
  const address = readGitAddress(repository);
  if (!address || !isGitHub(address)) return undefined;
  const [owner = '', name = ''] = withoutTail(address).segments.map(withoutDotGit);
  if (!isPlainName(owner) || !isPlainName(name)) return undefined;
  return { owner, name, url: `https://github.com/${owner}/${name}` };
}

/** Index of the path: after `scheme://host`, or after the colon of `user@host:`. */
function endOfHost(id: string): number {
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(id);
  if (scheme) {
    const slash = id.indexOf('/', scheme[0].length);
    return slash < 0 ? id.length : slash;
  }
  return /^[^/@:]+@[^/@:]+:/.exec(id)?.[0].length ?? 0;
}

/** Whether a text can be the name of an owner or a repository. */
export function isPlainName(text: string): boolean {
  return /^[\w.-]{1,100}$/.test(text);
}
