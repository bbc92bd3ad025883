import { parseUrl } from '../../addresses/parseUrl';
import type { RepositoryFiles } from './repositoryFiles';

/**
 * Servers of raw files, and the host whose files they serve. Any other server has the files of both
 * hosts.
 */
const hostOfServer: Record<string, string> = {
  'raw.githubusercontent.com': 'github.com',
  'github.com': 'github.com',
  'gitlab.com': 'gitlab.com',
};

/**
 * The address of a repository's README from the template `readmeUrl` of `config.json`, with
 * `{owner}`, `{repository}` and `{ref}`. `undefined` if the template's server does not have the
 * files of the repository's host, because the same names may belong to somebody else on another
 * host.
 */
export function readmeAddress(template: string, files: RepositoryFiles): string | undefined {
  const host = parseUrl(files.pages)?.host ?? '';
  const served = hostOfServer[parseUrl(template)?.host ?? ''] ?? host;
  if (served !== host || !Object.values(hostOfServer).includes(host)) return undefined;
  const values: Record<string, string> = {
    owner: files.owner,
    repository: files.name,
    ref: files.ref,
  };
  return template.replace(/\{(owner|repository|ref)\}/g, (_, key: string) =>
    (values[key] ?? '').split('/').map(encodeURIComponent).join('/'),
  );
}
