import {
  isGitHub,
  readGitAddress,
  withoutCredentials,
  withoutTail,
  writeGitAddress,
} from './gitAddress';
import { readUrn } from '../urn/urn';

/** A repository and the state of it that an artifact version holds. */
export interface GitSource {
  /** The address as the URN holds it: it may carry credentials, so show {@link cloneUrl} or {@link repositoryName} instead. */
  repository: string;
  /** Branch, tag or commit; `HEAD` where the URN names none. */
  ref: string;
}

/** A repository on GitHub. */
export interface GitHubRepository {
  owner: string;
  name: string;
  /** Its page. */
  url: string;
}

/** Repository and ref of a git contents URN (contract/api 7.3); nothing for any other URN. */
export function gitSourceOf(contentsUrn: string): GitSource | undefined {
  const urn = readUrn(contentsUrn);
  if (urn?.kind !== 'contents' || urn.provider !== 'git' || !urn.id) return undefined;
  const { id } = urn;
  const start = endOfHost(id);
  const dotGit = id.indexOf('.git@', start);
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

/** The name to show for a repository of any host: `owner/name`, never with credentials; `''` for `''`. */
export function repositoryName(repository: string): string {
  const address = readGitAddress(repository);
  if (!address) return lastSegments(withoutCredentials(repository).split(/[/\\]/).filter(Boolean));
  return lastSegments(withoutTail(address).segments) || address.host;
}

/** The address to clone from: without credentials, in the https form, safe to show and to run. */
export function cloneUrl(repository: string): string {
  const address = readGitAddress(repository);
  return address ? writeGitAddress(withoutTail(address)) : withoutCredentials(repository);
}

/** The page of a repository on its code host; nothing if its address leads to no web server. */
export function repositoryPageUrl(repository: string): string | undefined {
  const address = readGitAddress(repository);
  if (!address) return undefined;
  const { segments, ...rest } = withoutTail(address);
  return writeGitAddress({ ...rest, segments: segments.map(lastWithoutDotGit) });
}

/**
 * What to type to get a version: clone, enter, check out, one command an entry, every unusual argument quoted for a
 * POSIX shell. Empty for a repository that has no address on a network.
 */
export function cloneCommands(source: GitSource): string[] {
  const address = readGitAddress(source.repository);
  const folder = address && withoutDotGit(withoutTail(address).segments.at(-1) ?? '');
  // Behind `cd ..` the ref would be checked out somewhere else.
  if (!folder || /^\.+$/.test(folder)) return [];
  const commands = [`git clone ${quoted(cloneUrl(source.repository))}`, `cd ${guarded(folder)}`];
  const ref = withoutControls(source.ref).trim();
  return ref && ref !== 'HEAD' ? [...commands, `git checkout ${guarded(ref)}`] : commands;
}

/** Where the path begins: behind `scheme://host`, or behind the colon of `user@host:`. */
function endOfHost(id: string): number {
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(id);
  if (scheme) {
    const slash = id.indexOf('/', scheme[0].length);
    return slash < 0 ? id.length : slash;
  }
  return /^[^/@:]+@[^/@:]+:/.exec(id)?.[0].length ?? 0;
}

function lastSegments(segments: string[]): string {
  return segments.slice(-2).map(lastWithoutDotGit).join('/');
}

function lastWithoutDotGit(segment: string, index: number, all: string[]): string {
  return index === all.length - 1 ? withoutDotGit(segment) : segment;
}

function withoutDotGit(segment: string): string {
  return segment.replace(/\.git$/, '');
}

function isPlainName(text: string): boolean {
  return /^[\w.-]{1,100}$/.test(text);
}

/** No ref holds control characters, but a terminal obeys them. */
function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
}

/** An argument that begins with a hyphen is kept from being read as an option. */
function guarded(argument: string): string {
  return argument.startsWith('-') ? `-- ${quoted(argument)}` : quoted(argument);
}

function quoted(argument: string): string {
  return /^[\w@%+=:,./-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", `'\\''`)}'`;
}
