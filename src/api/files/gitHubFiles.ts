import * as v from 'valibot';
import { encodePath } from '../../domain/artifact/git/repositoryFiles';
import { FileError } from '../../domain/files/fileError';
import { movedSource, type FileSource } from '../../domain/files/fileSource';
import { ownObject } from '../../domain/text/ownObject';
import type { HostFiles } from './hostFiles';
import { readNewestCommit } from './readCommit';
import { entrySchema, readEntries, readJson } from './readJson';

const treeSchema = ownObject({ tree: v.array(entrySchema), truncated: v.boolean() });
const repositorySchema = ownObject({ full_name: v.string() });

/** Reads files from GitHub (contract/code-hosts 1). */
export const gitHubFiles: HostFiles = {
  async readTree(source, signal) {
    const { host, files } = source;
    const repository = `${host.apiUrl}/repos/${files.owner}/${files.name}`;
    const address = `${repository}/git/trees/${encodeURIComponent(files.ref)}?recursive=1`;
    const { value, response } = await readJson(address, treeSchema, signal);
    return {
      source: await presentSource(source, response, signal),
      entries: readEntries(value.tree),
      isCut: value.truncated,
    };
  },
  fileAddress: ({ files }, path) => files.raw + encodePath(path),
  readCommit({ host, files }, ref, signal) {
    const query = new URLSearchParams({ ...(ref && { sha: ref }), per_page: '1' });
    const repository = `${host.apiUrl}/repos/${files.owner}/${files.name}`;
    return readNewestCommit(`${repository}/commits?${query.toString()}`, signal);
  },
};

/** Raw files exist only under the present name, which a redirect does not tell. */
async function presentSource(
  source: FileSource,
  { redirected, url }: Response,
  signal: AbortSignal,
): Promise<FileSource> {
  if (!redirected) return source;
  const { apiUrl } = source.host;
  const id = url.startsWith(`${apiUrl}/repositories/`)
    ? /^\d+(?=\/git\/)/.exec(url.slice(`${apiUrl}/repositories/`.length))?.[0]
    : undefined;
  if (!id) throw new FileError('failed');
  const { value } = await readJson(`${apiUrl}/repositories/${id}`, repositorySchema, signal);
  const moved = movedSource(source, value.full_name);
  if (!moved) throw new FileError('failed');
  return moved;
}
