import { gitSourceOf } from '../artifact/git/git';
import { readGitAddress, withoutDotGit, withoutTail } from '../artifact/git/gitAddress';
import { filesAt, type RepositoryFiles } from '../artifact/git/repositoryFiles';
import type { FileHost } from '../configuration/fileHosts';
import { recordFiles, recordOf } from './recordFiles';

/** A repository at a ref, or an archived record, on a host whose files a page can read. */
export interface FileSource {
  host: FileHost;
  /** The repository, its ref, and the addresses of its files for people. */
  files: RepositoryFiles;
  /** Paths of the archives whose files the host lists. */
  archives?: readonly string[];
}

/**
 * The repository or the record of a version on one of these hosts. `undefined` for contents of
 * another kind, on another host, or at an address that is not the one of a repository.
 */
export function fileSourceOf(
  contentsUrn: string,
  hosts: readonly FileHost[],
): FileSource | undefined {
  const record = recordOf(contentsUrn);
  if (record) {
    const host = hosts.find(({ kind }) => kind === 'zenodo');
    return host && { host, files: recordFiles(host, record) };
  }
  const source = gitSourceOf(contentsUrn);
  const address = source && readGitAddress(source.repository);
  if (!address) return undefined;
  for (const host of hosts) {
    const base = readGitAddress(`${host.url}/`);
    if (!base || withoutPort(base.host) !== withoutPort(address.host)) continue;
    const { length } = base.segments;
    if (base.segments.some((segment, index) => segment !== address.segments[index])) continue;
    const { segments } = withoutTail(address);
    const names = segments.slice(length, host.kind === 'gitlab' ? undefined : length + 2);
    const files = sourceFiles(host, names.map(withoutDotGit), source.ref);
    if (files) return { host, files };
  }
  return undefined;
}

/** The host of a repository, as people know it. */
export function hostName({ host }: FileSource): string {
  return readGitAddress(`${host.url}/`)?.host ?? host.url;
}

/** Whether the files are those of an archived record, not of a repository. */
export function isRecord({ host }: FileSource): boolean {
  return host.kind === 'zenodo';
}

/** The same source under the present name of a repository that has moved. */
export function movedSource({ host, files }: FileSource, name: string): FileSource | undefined {
  const moved = sourceFiles(host, name.split('/'), files.ref);
  return moved && { host, files: moved };
}

function sourceFiles({ kind, url, rawUrl }: FileHost, names: string[], ref: string) {
  if (kind === 'zenodo') return undefined;
  return filesAt({ host: kind, base: url, rawBase: rawUrl, names, ref });
}

/** Without the port of https. */
const withoutPort = (host: string) => host.replace(/:443$/, '');
