import type { FileHost } from '../../domain/configuration/fileHosts';
import type { CommitReader } from '../../domain/ports/commitReader';
import type { FileReader } from '../../domain/ports/fileReader';
import { askHost } from './askHost';
import { giteaFiles } from './giteaFiles';
import { gitHubFiles } from './gitHubFiles';
import { gitLabFiles } from './gitLabFiles';
import type { HostFiles } from './hostFiles';
import { zenodoFiles } from './zenodoFiles';

const hosts: Record<FileHost['kind'], HostFiles> = {
  github: gitHubFiles,
  gitlab: gitLabFiles,
  gitea: giteaFiles,
  zenodo: zenodoFiles,
};

/** Reads the files of repositories and records from the APIs of their hosts. */
export const fileReader: FileReader = {
  readTree: (source, signal) => hosts[source.host.kind].readTree(source, signal),
  readFile(source, path, { most, signal }) {
    const address = hosts[source.host.kind].fileAddress(source, path);
    return askHost(address, { accept: '*/*', signal }, async (response, onPart) => {
      const { bytes, isWhole } = await readStart(response, most, onPart);
      const text = decode(bytes, isWhole);
      return { ...(text !== undefined && { text }), isWhole };
    });
  },
};

/** Reads commits from the APIs of the same hosts. */
export const commitReader: CommitReader = {
  async readCommits(source, signal) {
    const { readCommit } = hosts[source.host.kind];
    if (!readCommit) return undefined;
    const { ref } = source.files;
    const newest = await readCommit(source, undefined, signal);
    return { commit: ref === 'HEAD' ? newest : await readCommit(source, ref, signal), newest };
  },
};

async function readStart(response: Response, most: number, onPart: () => void) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  while (reader && size <= most) {
    const { done, value } = await reader.read();
    if (done) break;
    onPart();
    chunks.push(value);
    size += value.length;
  }
  reader?.cancel().catch(() => undefined);
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return { bytes: bytes.subarray(0, most), isWhole: size <= most };
}

/** UTF-8, or UTF-16 with its mark. `undefined` for bytes that are not text. */
function decode(bytes: Uint8Array, isWhole: boolean): string | undefined {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  // Omits a character that is cut in two.
  const text = new TextDecoder(encoding).decode(bytes, { stream: !isWhole });
  return text.includes('\0') ? undefined : text;
}
