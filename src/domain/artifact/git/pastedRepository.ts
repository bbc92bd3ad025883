import { type GitAddress, readGitAddress, withoutTail } from './gitAddress';

/** A repository in a text that a user pasted. */
export interface PastedRepository {
  address: GitAddress;
  /**
   * The branch, tag or commit in the text, perhaps followed by the path of a file:
   * `feature/x/docs/a.md`. Absent if the text names none.
   */
  refPath?: string;
}

/**
 * Reads a clone address, the address of any page of a repository on GitHub, GitLab, Gitea, Forgejo
 * (Codeberg), Bitbucket, SourceHut or Azure DevOps, and the commands `git clone …` and
 * `gh repo clone …`. `undefined` if the text contains no repository.
 */
export function readPastedRepository(text: string): PastedRepository | undefined {
  const { address: pasted, branch } = readCommand(text);
  const address = readGitAddress(pasted);
  if (!address) return undefined;
  const { repository, tail } = splitPage(address);
  const refPath = branch ?? refInQuery(pasted) ?? refInTail(tail);
  return { address: repository, ...(refPath && { refPath }) };
}

/** Options of `git clone` that are followed by a value. */
const optionsWithValue =
  /^(-[bcjou]|--(branch|bundle-uri|config|depth|filter|jobs|origin|reference(-if-able)?|revision|separate-git-dir|server-option|shallow-(since|exclude)|template|upload-pack))$/;

/**
 * The address in a clone command, with the branch that it names. Any other text is an address,
 * perhaps in quotes or brackets.
 */
export function readCommand(pasted: string): { address: string; branch?: string } {
  const text = pasted.trim();
  const command = /^(?:[$>%#]\s+)?(?:git\s+clone|gh\s+repo\s+clone)\s+([^\n;&|]+)/i.exec(text);
  if (!command) return { address: unquoted(text) };
  const isGitHubCommand = /^\W*gh\s/i.test(text);
  let branch: string | undefined;
  const words = (command[1] ?? '').trim().split(/\s+/).map(unquoted);
  while (words[0]?.startsWith('-')) {
    const option = words.shift() ?? '';
    const value = optionsWithValue.test(option) ? words.shift() : undefined;
    if (/^(-b|--branch)$/.test(option)) branch = value;
    branch = /^--branch=(.+)$/.exec(option)?.[1] ?? branch;
  }
  const [address = ''] = words;
  const isShort = isGitHubCommand && /^[\w.-]+\/[\w.-]+$/.test(address);
  return { address: isShort ? `https://github.com/${address}` : address, branch };
}

/** Without the quotes, brackets or backticks around an address. */
function unquoted(text: string): string {
  return /^(["'`<])(.*)["'`>]$/.exec(text)?.[2] ?? text;
}

/** Hosts whose repositories all have the path `owner/name`. */
const ownerAndName =
  /^(github\.com|codeberg\.org|gitea\.com|bitbucket\.org|git\.sr\.ht|gitee\.com)$/;

/** Splits the address of a page into the repository and the rest of the path. */
function splitPage(address: GitAddress): { repository: GitAddress; tail: string[] } {
  const host = address.host.replace(/^www\./, '');
  const { segments } = address;
  const split = (at: number) => ({
    repository: { ...address, host, segments: segments.slice(0, at) },
    tail: segments.slice(at),
  });
  if (host === 'raw.githubusercontent.com') {
    const { repository, tail } = split(2);
    return { repository: { ...repository, host: 'github.com' }, tail: ['raw', ...tail] };
  }
  if (ownerAndName.test(host)) return split(2);
  const [first = '', key = '', repos, slug] = segments;
  // Bitbucket Data Center: /projects/KEY/repos/slug/browse, /users/name/repos/slug/browse.
  if (repos === 'repos' && slug && /^(projects|users)$/.test(first)) {
    const owner = first === 'users' ? `~${key}` : key.toLowerCase();
    const scm = ['scm', owner, `${slug}.git`];
    return { repository: { ...address, segments: scm }, tail: segments.slice(4) };
  }
  const { length } = withoutTail(address).segments;
  return split(length === segments.length && isPage(host, segments) ? 2 : length);
}

/** Whether a path has the form `owner/name/tree/…` or that of another page at a ref. */
function isPage(host: string, [, , page = '', next = '']: readonly string[]): boolean {
  if (!next) return false;
  if (/^(tree|blob|raw|blame|commits?)$/.test(page)) return true;
  // In groups within groups, GitLab's projects can have the names of other servers' pages.
  if (/^gitlab\./.test(host)) return false;
  return page === 'src' || (page === 'releases' && /^(tag|download)$/.test(next));
}

/** The ref in the rest of a page's path. */
function refInTail(tail: readonly string[]): string | undefined {
  const [page = '', ...rest] = tail[0] === '-' ? tail.slice(1) : tail;
  const [kind = '', ...more] = rest;
  const isTyped =
    /^(src|raw|commits)$/.test(page) && /^(branch|tag|commit)$/.test(kind) && more.length > 0;
  const isFullName = kind === 'refs' && /^(heads|tags)$/.test(more[0] ?? '');
  switch (page) {
    case 'src':
    case 'raw':
    case 'commits':
    case 'tree':
    case 'blob':
    case 'blame':
    case 'commit':
    case 'branch':
    case 'log':
    case 'refs':
    case 'tags':
      if (isFullName) return decoded(more.slice(1));
      return decoded(isTyped ? more : rest);
    case 'releases':
      if (kind === 'tag') return decoded(more);
      if (kind === 'download') return decoded(more.slice(0, 1));
      return kind === 'latest' || kind === 'permalink' ? undefined : decoded(rest);
    default:
      return undefined;
  }
}

/** The ref in the query of Bitbucket (`at=`) and Azure DevOps (`version=GBmain`). */
function refInQuery(address: string): string | undefined {
  const query = new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]);
  const at = query.get('at')?.replace(/^refs\/(heads|tags)\//, '');
  return at || /^G[BTC](.+)$/.exec(query.get('version') ?? '')?.[1];
}

function decoded(segments: readonly string[]): string | undefined {
  try {
    return decodeURIComponent(segments.join('/')) || undefined;
  } catch {
    return undefined;
  }
}
