import { parseUrl } from '../../addresses/parseUrl';
import type { RepositoryFiles } from './repositoryFiles';

/** Servers of raw files, and whose files they have. Any other server has both hosts' files. */
const hostOfServer: Record<string, string> = {
  'raw.githubusercontent.com': 'github.com',
  'github.com': 'github.com',
  'gitlab.com': 'gitlab.com',
};

/**
 * The address of a repository's README after the template `readmeUrl` of `config.json`, with
 * `{owner}`, `{repository}` and `{ref}`. `undefined` where the template has no files of its host,
 * since the same names belong to somebody else on another host.
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
