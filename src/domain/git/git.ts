import {
  isGitHub,
  readGitAddress,
  withoutCredentials,
  withoutTail,
  writeGitAddress,
} from './gitAddress';
import { readUrn } from '../urn/urn';

/** A repository and the ref in it that an artifact version holds. */
export interface GitSource {
  /**
   * The address from the URN. It may contain credentials: show {@link cloneUrl} or {@link
   * repositoryName} instead.
   */
  repository: string;
  /** Branch, tag or commit. `HEAD` if the URN names none. */
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

/**
 * The name to show for a repository on any host: `owner/name`, without credentials. `''` for `''`.
 */
export function repositoryName(repository: string): string {
  const address = readGitAddress(repository);
  if (!address) return lastSegments(withoutCredentials(repository).split(/[/\\]/).filter(Boolean));
  return lastSegments(withoutTail(address).segments) || address.host;
}

/** The address to clone from, without credentials, in the https form: safe to show and to run. */
export function cloneUrl(repository: string): string {
  const address = readGitAddress(repository);
  return address ? writeGitAddress(withoutTail(address)) : withoutCredentials(repository);
}

/** The page of a repository on its host. `undefined` if its address names no web server. */
export function repositoryPageUrl(repository: string): string | undefined {
  const address = readGitAddress(repository);
  if (!address) return undefined;
  const { segments, ...rest } = withoutTail(address);
  return writeGitAddress({ ...rest, segments: segments.map(lastWithoutDotGit) });
}

/**
 * The commands to get a version: clone, change directory, check out. Arguments are quoted for a
 * POSIX shell. `[]` if the repository has no network address.
 */
export function cloneCommands(source: GitSource): string[] {
  const address = readGitAddress(source.repository);
  const folder = address && withoutDotGit(withoutTail(address).segments.at(-1) ?? '');
  // After `cd ..`, the checkout would change another folder.
  if (!folder || /^\.+$/.test(folder)) return [];
  const commands = [`git clone ${quoted(cloneUrl(source.repository))}`, `cd ${guarded(folder)}`];
  const ref = withoutControls(source.ref).trim();
  return ref && ref !== 'HEAD' ? [...commands, `git checkout ${guarded(ref)}`] : commands;
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

/** Removes control characters: a terminal would obey them, and no ref contains them. */
function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
}

/** Prevents that an argument with a leading hyphen is read as an option. */
function guarded(argument: string): string {
  return argument.startsWith('-') ? `-- ${quoted(argument)}` : quoted(argument);
}

function quoted(argument: string): string {
  return /^[\w@%+=:,./-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", `'\\''`)}'`;
}
