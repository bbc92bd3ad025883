import { gitHubRepositoryOf, type GitSource } from './git';
import {
  type GitAddress,
  readGitAddress,
  withoutCredentials,
  withoutDotGit,
  withoutTail,
  writeGitAddress,
} from './gitAddress';
import { withoutLastDotGit } from './repositoryName';
import { shellWord } from './shellWord';

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
  return writeGitAddress({ ...rest, segments: withoutLastDotGit(segments) });
}

/**
 * Whether the host is gitlab.com. Other hosts may also run GitLab, but their address does not show
 * it.
 */
export function isGitLab({ host }: GitAddress): boolean {
  return host === 'gitlab.com' || host === 'gitlab.com:443';
}

/** The page for reporting problems with a repository on GitHub or GitLab. */
export function issuesUrl(repository: string): string | undefined {
  const onGitHub = gitHubRepositoryOf(repository);
  if (onGitHub) return `${onGitHub.url}/issues`;
  const address = readGitAddress(repository);
  const page = address && isGitLab(address) ? repositoryPageUrl(repository) : undefined;
  return page && `${page}/-/issues`;
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
  const commands = [`git clone ${shellWord(cloneUrl(source.repository))}`, `cd ${guarded(folder)}`];
  const ref = withoutControls(source.ref).trim();
  return ref && ref !== 'HEAD' ? [...commands, `git checkout ${guarded(ref)}`] : commands;
}

/** Removes control characters: a terminal would execute them, and refs cannot contain them. */
function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
}

/** Prevents an argument with a leading hyphen from being read as an option. */
function guarded(argument: string): string {
  return argument.startsWith('-') ? `-- ${shellWord(argument)}` : shellWord(argument);
}
