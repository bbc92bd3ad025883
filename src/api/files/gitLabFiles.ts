import * as v from 'valibot';
import type { FileSource } from '../../domain/files/fileSource';
import type { TreeEntry } from '../../domain/files/treeEntry';
import type { HostFiles } from './hostFiles';
import { commitOf } from './readCommit';
import { ownObject } from '../../domain/text/ownObject';
import { entrySchema, readEntries, readJson } from './readJson';

const pageSchema = v.array(entrySchema);
const commitSchema = ownObject({ id: v.string(), committed_date: v.string() });

/** Most pages of a tree that are read, with 100 entries each. */
const mostPages = 100;

/** Reads files from GitLab (contract/code-hosts 2). It lists no sizes. */
export const gitLabFiles: HostFiles = {
  async readTree(source, signal) {
    const { apiUrl } = source.host;
    const entries: TreeEntry[] = [];
    const query = new URLSearchParams({
      ref: source.files.ref,
      recursive: 'true',
      per_page: '100',
      pagination: 'keyset',
    });
    let next: string | undefined = `${projectAddress(source)}/tree?${query.toString()}`;
    for (let page = 0; next && page < mostPages; page += 1) {
      const { value, response } = await readJson(next, pageSchema, signal);
      entries.push(...readEntries(value));
      const linked = nextPage(response);
      next = linked?.startsWith(`${apiUrl}/`) ? linked : undefined;
    }
    return { source, entries, isCut: next !== undefined };
  },
  fileAddress: (source, path) => {
    const ref = encodeURIComponent(source.files.ref);
    return `${projectAddress(source)}/files/${encodeURIComponent(path)}/raw?ref=${ref}`;
  },
  async readCommit(source, ref = 'HEAD', signal) {
    const address = `${projectAddress(source)}/commits/${encodeURIComponent(ref)}`;
    const { value } = await readJson(address, commitSchema, signal);
    return commitOf(value.id, value.committed_date);
  },
};

/** The address in the header `Link`, if there is another page. */
function nextPage({ headers }: Response): string | undefined {
  return /<([^<>]+)>\s*;[^<]*\brel="?next"?/.exec(headers.get('link') ?? '')?.[1];
}

function projectAddress({ host, files }: FileSource): string {
  const project = encodeURIComponent(`${files.owner}/${files.name}`);
  return `${host.apiUrl}/projects/${project}/repository`;
}
