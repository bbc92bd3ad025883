import * as v from 'valibot';
import { encodePath } from '../../domain/artifact/git/repositoryFiles';
import { FileError } from '../../domain/files/fileError';
import { movedSource, type FileSource } from '../../domain/files/fileSource';
import type { TreeEntry } from '../../domain/files/treeEntry';
import { ownObject } from '../../domain/text/ownObject';
import type { HostFiles } from './hostFiles';
import { readNewestCommit } from './readCommit';
import { entrySchema, readEntries, readJson } from './readJson';

const pageSchema = ownObject({ tree: v.nullish(v.array(entrySchema), []), truncated: v.boolean() });

/** Most pages of a tree that are read, usually with 1,000 entries each. */
const mostPages = 100;

/** Reads files from Gitea and Forgejo (contract/code-hosts 3). */
export const giteaFiles: HostFiles = {
  async readTree(source, signal) {
    const entries: TreeEntry[] = [];
    let present = source;
    let isCut = true;
    for (let page = 1; isCut && page <= mostPages; page += 1) {
      const ref = encodeURIComponent(present.files.ref);
      const address = `${repositoryAddress(present)}/git/trees/${ref}?recursive=true&page=${page}`;
      const { value, response } = await readJson(address, pageSchema, signal);
      if (response.redirected) present = presentSource(present, response.url);
      entries.push(...readEntries(value.tree));
      isCut = value.truncated;
    }
    return { source: present, entries, isCut };
  },
  fileAddress: (source, path) =>
    `${repositoryAddress(source)}/raw/${encodePath(path)}?ref=${encodeURIComponent(source.files.ref)}`,
  readCommit(source, ref, signal) {
    const query = new URLSearchParams({
      ...(ref && { sha: ref }),
      limit: '1',
      stat: 'false',
      verification: 'false',
      files: 'false',
    });
    return readNewestCommit(`${repositoryAddress(source)}/commits?${query.toString()}`, signal);
  },
};

function repositoryAddress({ host, files }: FileSource): string {
  return `${host.apiUrl}/repos/${files.owner}/${files.name}`;
}

/** A repository that has moved has its present name in the address of the response. */
function presentSource(source: FileSource, address: string): FileSource {
  const start = `${source.host.apiUrl}/repos/`;
  const name = address.startsWith(start)
    ? /^[^/]+\/[^/]+(?=\/git\/)/.exec(address.slice(start.length))?.[0]
    : undefined;
  const moved = name && movedSource(source, name);
  if (!moved) throw new FileError('failed');
  return moved;
}
