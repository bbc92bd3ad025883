import type { GitAddress } from '../gitAddress';

/** Hosts of web pages and records, which people copy in place of a repository. */
const otherHosts =
  /^((dx\.)?doi\.org|(sandbox\.)?zenodo\.org|((hg|todo|builds|lists|paste)\.)?sr\.ht|api\.github\.com|.+\.(github|gitlab)\.io|.+\.codeberg\.page)$/;

/** The names with which pages of a host start that belong to no owner. */
const noOwners: Readonly<Record<string, RegExp>> = {
  'github.com':
    /^(about|account|apps|codespaces|collections|dashboard|enterprise|explore|features|issues|login|marketplace|new|notifications|organizations|orgs|pulls|search|settings|sponsors|stars|topics|trending|users)$/i,
  'gitlab.com': /^(-|admin|dashboard|explore|groups|help|profile|projects|search|users)$/i,
  'codeberg.org': /^(admin|api|explore|issues|notifications|org|pulls|repo|user)$/i,
  'bitbucket.org': /^(account|dashboard|repo|site)$/i,
  'huggingface.co': /^(api|blog|collections|docs|organizations|papers|settings)$/i,
};

/** Whether an address leads to no repository, but to another page of its host. */
export function isNoRepository({ host, segments }: GitAddress, query: URLSearchParams): boolean {
  const [owner = '', name = ''] = segments;
  // Gitweb names the repository in the query.
  if (/\.git$/.test(query.get('p') ?? '')) return true;
  if (otherHosts.test(host)) return true;
  if (!noOwners[host] && !/^(gitea\.com|git\.sr\.ht|gitee\.com)$/.test(host)) return false;
  const isWorkspace = host === 'bitbucket.org' && name === 'workspace';
  return !name || isWorkspace || Boolean(noOwners[host]?.test(owner));
}
