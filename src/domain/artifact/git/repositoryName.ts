import { readGitAddress, withoutCredentials, withoutDotGit, withoutTail } from './gitAddress';

/**
 * The name to show for a repository on any host: `owner/name`, without credentials. `''` for `''`.
 */
export function repositoryName(repository: string): string {
  const address = readGitAddress(repository);
  if (!address) return lastSegments(withoutCredentials(repository).split(/[/\\]/).filter(Boolean));
  return lastSegments(withoutTail(address).segments) || address.host;
}

function lastSegments(segments: readonly string[]): string {
  return withoutLastDotGit(segments.slice(-2)).join('/');
}

/** The segments of a path, the last one without the ending `.git`. */
export function withoutLastDotGit(segments: readonly string[]): string[] {
  const last = segments.length - 1;
  return segments.map((segment, index) => (index === last ? withoutDotGit(segment) : segment));
}
