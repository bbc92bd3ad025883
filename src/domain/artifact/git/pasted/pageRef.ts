const archiveEnding = /\.(zip|tar|tgz|bundle|tar\.(gz|bz2|xz|zst))$/i;

/**
 * The branch, tag or commit in the path of a page behind its repository, perhaps followed by the
 * path of a file. `undefined` if the page has none.
 */
export function refInTail(tail: readonly string[]): string | undefined {
  const isGitLab = tail[0] === '-';
  const [page = '', ...rest] = isGitLab ? tail.slice(1) : tail;
  const [kind = '', ...more] = rest;
  switch (page) {
    case 'src':
    case 'raw':
    case 'commits':
    case 'media':
    case 'blame':
    case 'rss':
      return refIn(isTypedPage(tail) ? more : rest);
    case 'tree':
    case 'blob':
    case 'edit':
    case 'resolve':
    case 'commit':
    case 'branch':
    case 'log':
    case 'refs':
    case 'tags':
    case 'find':
    case 'find_file':
    case 'annotate':
      return refIn(rest);
    case 'network':
      return isGitLab ? refIn(rest) : undefined;
    case 'archive':
      return isGitLab ? refIn(rest.slice(0, -1)) : refOfArchive(rest);
    case 'get':
    case 'zipball':
    case 'tarball':
      return refOfArchive(rest);
    case 'releases':
      if (kind === 'tag') return refIn(more);
      // The name of a tag can contain slashes, that of a file cannot.
      if (kind === 'download') return refIn(more.slice(0, -1));
      return kind === 'latest' || kind === 'permalink' ? undefined : refIn(rest.slice(0, 1));
    default:
      return undefined;
  }
}

/** Whether a path names the kind of its ref, as Gitea and Forgejo do: `src/branch/main`. */
export function isTypedPage([page = '', kind = '', ref]: readonly string[]): boolean {
  return (
    /^(src|raw|commits|media|blame|rss)$/.test(page) && /^(branch|tag|commit)$/.test(kind) && !!ref
  );
}

/** Whether a path is that of an archive of the files: `archive/v1.0.zip`. */
export function isArchive([page, ...rest]: readonly string[]): boolean {
  return page === 'archive' && archiveEnding.test(rest.at(-1) ?? '');
}

/** The ref in the query of Bitbucket (`at=`) and Azure DevOps (`version=GBmain`). */
export function refInQuery(query: URLSearchParams): string | undefined {
  const at = query.get('at')?.replace(/^refs\/(heads|tags)\//, '');
  return at || /^G[BTC](.+)$/.exec(query.get('version') ?? '')?.[1];
}

function refOfArchive(segments: readonly string[]): string | undefined {
  return refIn(segments)?.replace(archiveEnding, '');
}

function refIn(segments: readonly string[]): string | undefined {
  const [first, kind = ''] = segments;
  const isFullName = first === 'refs' && /^(heads|tags)$/.test(kind);
  try {
    return decodeURIComponent(segments.slice(isFullName ? 2 : 0).join('/')) || undefined;
  } catch {
    return undefined;
  }
}
