import { type GitAddress, readGitAddress, withoutTail } from '../gitAddress';
import { readCommand } from './cloneCommand';
import { isNoRepository } from './otherPages';
import { isArchive, isTypedPage, refInQuery, refInTail } from './pageRef';

/** A repository in a text that a user pasted. */
export interface PastedRepository {
  address: GitAddress;
  /**
   * The branch, tag or commit in the text, perhaps followed by the path of a file:
   * `feature/x/docs/a.md`. Absent if the text names none.
   */
  refPath?: string;
}

/** A page of a repository. */
interface RepositoryPage {
  repository: GitAddress;
  /** The path behind the repository. */
  tail: string[];
}

/**
 * Reads a clone address, the address of any page of a repository on GitHub, GitLab, Gitea, Forgejo
 * (Codeberg), Bitbucket, SourceHut, Azure DevOps, Hugging Face or cgit, and the commands
 * `git clone …` and `gh repo clone …`. `undefined` if the text contains no repository, or several.
 */
export function readPastedRepository(text: string): PastedRepository | undefined {
  const { address: pasted, ref } = readCommand(text);
  const address = readGitAddress(pasted);
  if (!address) return undefined;
  const query = new URLSearchParams(/\?([^#]*)/.exec(pasted)?.[1]?.replace(/;/g, '&'));
  const onCgit = cgitPage(address, query);
  const { repository, tail } = onCgit ?? splitPage(address);
  if (isNoRepository(repository, query)) return undefined;
  const refOfPage = onCgit ? (query.get('h') ?? query.get('id')) : refInTail(tail);
  const refPath = ref ?? refInQuery(query) ?? refOfPage;
  return { address: repository, ...(refPath && { refPath }) };
}

/** Hosts whose repositories all have the path `owner/name`. */
const ownerAndName =
  /^(github\.com|codeberg\.org|gitea\.com|bitbucket\.org|git\.sr\.ht|gitee\.com|huggingface\.co)$/;

/** Splits the address of a page into the repository and the rest of the path. */
function splitPage(address: GitAddress): RepositoryPage {
  const host = address.host.replace(/^www\./, '');
  const { segments } = address;
  const split = (at: number) => ({
    repository: { ...address, host, segments: segments.slice(0, at) },
    tail: segments.slice(at),
  });
  const onGitHub = gitHubPage(host, segments);
  if (onGitHub) return splitPage({ ...address, host: 'github.com', segments: onGitHub });
  if (host === 'huggingface.co' && /^(datasets|spaces)$/.test(segments[0] ?? '')) return split(3);
  if (ownerAndName.test(host)) return split(2);
  const [first = '', key = '', repos, slug] = segments;
  // Bitbucket Data Center: /projects/KEY/repos/slug/browse, /users/name/repos/slug/browse.
  if (repos === 'repos' && slug && /^(projects|users)$/.test(first)) {
    const owner = first === 'users' ? `~${key}` : key.toLowerCase();
    const scm = ['scm', owner, `${slug}.git`];
    return { repository: { ...address, segments: scm }, tail: segments.slice(4) };
  }
  const { length } = withoutTail(address).segments;
  return split(length === segments.length ? startOfPage(host, segments) : length);
}

/** The path on github.com that another host of GitHub shows. */
function gitHubPage(host: string, [first = '', ...rest]: readonly string[]) {
  const [name = '', page = '', ...more] = rest;
  switch (host) {
    case 'github.dev':
      return [first, ...rest];
    case 'raw.githubusercontent.com':
      return [first, name, 'raw', page, ...more];
    case 'codeload.github.com':
      return [first, name, 'zipball', ...more];
    case 'api.github.com':
      return first === 'repos' ? rest : undefined;
    default:
      return undefined;
  }
}

/** The index of the first segment behind the repository, on a host whose kind is unknown. */
function startOfPage(host: string, segments: readonly string[]): number {
  const [, , page = '', next = ''] = segments;
  const { length } = segments;
  const isThread = /^(issues|pulls|merge_requests)$/.test(segments.at(-2) ?? '');
  if (isThread && /^\d+$/.test(segments.at(-1) ?? '') && length > 3) return length - 2;
  if (next && /^(tree|blob|raw|blame|commits?)$/.test(page)) return 2;
  // In groups within groups, GitLab's projects can have the names of other servers' pages.
  if (/^gitlab\./.test(host)) return length;
  const typed = segments.findIndex((_, index) => index > 1 && isTypedPage(segments.slice(index)));
  if (typed > 1) return typed;
  const isRelease = page === 'releases' && /^(tag|download)$/.test(next);
  return (next && page === 'src') || isRelease || isArchive(segments.slice(2)) ? 2 : length;
}

/** A page of cgit, which names the ref in the query: `/linux.git/tree/README?h=v6.1`. */
function cgitPage(address: GitAddress, query: URLSearchParams): RepositoryPage | undefined {
  const { host, segments } = address;
  if (ownerAndName.test(host) || segments.includes('-')) return undefined;
  const isPage = (segment: string) =>
    /^(about|blame|commit|diff|log|patch|plain|refs|snapshot|stats|tree)$/.test(segment);
  const at = segments.findIndex(
    (segment, index) => isPage(segment) && /\.git$/i.test(segments[index - 1] ?? ''),
  );
  const named = query.has('h') || query.has('id') ? segments.findIndex(isPage) : -1;
  const start = at > 0 ? at : named;
  if (start < 1) return undefined;
  return {
    repository: { ...address, segments: segments.slice(0, start) },
    tail: segments.slice(start),
  };
}
