import { parseUrl } from '../../addresses/parseUrl';
import { wellFormed } from '../../text/wellFormed';

/** The parts of a repository address. */
export interface GitAddress {
  /** `http` or `https`. Other schemes become `https`. */
  scheme: 'http' | 'https';
  /** In lower case, with its port. The port of an ssh address is dropped. */
  host: string;
  /** Segments of the path, percent-encoded, without empty ones, `.` and `..`. */
  segments: string[];
}

const withScheme = /^([a-z][a-z0-9+.-]*):\/\/([^/?#\\]*)([^?#]*)/i;
const scpForm = /^(?:[^/@:\s]+@)?([^/@:\s]+):(?!\/\/)([^?#]*)/;
const scpUserForm = /^[^/@:\s]+@[^/@:\s]+:/;
const bareForm = /^([a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?)\/([^?#]*)/i;
/** For a host in lower case. */
const hostPattern = /^(?:[\p{L}\p{N}._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/u;
const sshSchemes = ['ssh', 'git', 'git+ssh', 'ssh+git', 'git+https', 'git+http'];

/**
 * Reads `https://…`, `ssh://…`, `git://…`, `git@host:path` and a bare `host.name/path`
 * (contract/api 7.4 and 7.6). Drops credentials, query and fragment. `undefined` for local paths
 * and for other schemes.
 */
export function readGitAddress(repository: string): GitAddress | undefined {
  const text = repository.trim();
  const url = withScheme.exec(text);
  if (url) {
    const [, scheme = '', authority = '', path = ''] = url;
    return fromUrl(scheme.toLowerCase(), authority, path);
  }
  const bare = bareForm.exec(text);
  if (bare) return address('https', bare[1] ?? '', bare[2] ?? '');
  const scp = scpUserForm.test(text) ? scpForm.exec(text) : null;
  return scp ? address('https', scp[1] ?? '', scp[2] ?? '') : undefined;
}

/** Writes the address as text that git can clone and that is safe to show. */
export function writeGitAddress({ scheme, host, segments }: GitAddress): string {
  return [`${scheme}://${host}`, ...segments].join('/');
}

/**
 * Removes the path that browsers show after a repository, such as `/tree/main` (contract/api 5): on
 * GitHub everything after owner and repository, elsewhere everything after a segment that ends in
 * `.git`, or from GitLab's `/-/` on.
 */
export function withoutTail(address: GitAddress): GitAddress {
  const { segments } = address;
  const end = isGitHub(address) ? 2 : endOfRepository(segments);
  return { ...address, segments: segments.slice(0, end) };
}

/** Removes the ending `.git` from a name. */
export function withoutDotGit(segment: string): string {
  return segment.replace(/\.git$/i, '');
}

/**
 * Makes an unreadable address safe to show: removes the fragment, and everything before an `@` in
 * the first segment.
 */
export function withoutCredentials(repository: string): string {
  const text = repository.trim().replace(/#.*$/s, '');
  return text.replace(/^([a-z][a-z0-9+.-]*:\/\/)?[^/\\]*@/i, '$1');
}

/** Whether the host is exactly github.com (contract/api 7.4). */
export function isGitHub({ host }: GitAddress): boolean {
  return host === 'github.com' || host === 'github.com:443';
}

function fromUrl(scheme: string, authority: string, path: string): GitAddress | undefined {
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  if (scheme === 'http' || scheme === 'https') return address(scheme, host, path);
  // An ssh server and its web server have different ports.
  return sshSchemes.includes(scheme)
    ? address('https', host.replace(/:\d*$/, ''), path)
    : undefined;
}

function address(scheme: 'http' | 'https', host: string, path: string): GitAddress | undefined {
  const lower = host.toLowerCase();
  // Refuses a port that is too large and an invalid IP address.
  if (!hostPattern.test(lower) || !parseUrl(`${scheme}://${lower}`)) return undefined;
  const segments = path.split(/[/\\]/).filter((part) => part && part !== '.' && part !== '..');
  return { scheme, host: lower, segments: segments.map(encodeRefused) };
}

/** Percent-encodes characters that shells, browsers or URNs refuse. Keeps existing encodings. */
function encodeRefused(segment: string): string {
  return wellFormed(segment).replace(/[^\w.~!$'()*+,;:=%-]/gu, (part) => encodeURIComponent(part));
}

function endOfRepository(segments: string[]): number {
  const dotGit = segments.findIndex((part) => /\.git$/i.test(part));
  if (dotGit >= 0) return dotGit + 1;
  const dash = segments.indexOf('-');
  return dash > 0 ? dash : segments.length;
}
