import { parseUrl } from '../../addresses/parseUrl';
import { type GitSource, isPlainName } from './git';
import {
  type GitAddress,
  isGitHub,
  readGitAddress,
  withoutDotGit,
  withoutTail,
} from './gitAddress';

/** The program of a host. Each has its own addresses for files. */
export type HostKind = 'github' | 'gitlab' | 'gitea' | 'zenodo';

/** The web addresses of the files of a repository at one ref, or of an archived record. */
export interface RepositoryFiles {
  host: HostKind;
  /** The owner. On GitLab with groups within groups: `group/subgroup`. On Zenodo `records`. */
  owner: string;
  /** The name of the repository. On Zenodo the number of the record. */
  name: string;
  /** Branch, tag or commit; `HEAD` for the newest commit. On Zenodo the number of the record. */
  ref: string;
  /** Address of the page of a file: this, then its path. */
  pages: string;
  /** Address of the page of a folder: this, then its path. */
  folders: string;
  /** Address of the bytes of a file: this, then its path, then `rawEnd`. */
  raw: string;
  /** @default '' */
  rawEnd?: string;
  /** The folder of the text that names the files, with a final slash. @default the root */
  folder?: string;
}

/**
 * The files of a repository on GitHub or GitLab. GitLab means gitlab.com and hosts named
 * `gitlab.…`. `undefined` for other hosts, and for refs that are not a path.
 */
export function repositoryFilesOf({ repository, ref }: GitSource): RepositoryFiles | undefined {
  const address = readGitAddress(repository);
  const host = address && hostOf(address);
  if (!host) return undefined;
  const names = withoutTail(address).segments.map(withoutDotGit);
  const base = host === 'github' ? 'https://github.com' : `https://${address.host}`;
  return filesAt({ host, base, rawBase: 'https://raw.githubusercontent.com', names, ref });
}

interface FilesPlace {
  host: Exclude<HostKind, 'zenodo'>;
  /** The address that repositories start with, without a final slash. */
  base: string;
  /** Where GitHub has raw files, without a final slash. */
  rawBase?: string;
  /** The owner, perhaps groups within it, and the repository. */
  names: readonly string[];
  ref: string;
}

/**
 * The files of a repository on a host. `undefined` for names and refs that cannot be in a path.
 * Gitea's addresses name the kind of a ref, so a ref that is no commit has the address that Gitea
 * redirects.
 */
export function filesAt({
  host,
  base,
  rawBase,
  names,
  ref,
}: FilesPlace): RepositoryFiles | undefined {
  const isStep = (part: string) => !part || part === '.' || part === '..';
  if (names.length < 2 || !names.every(isPlainName)) return undefined;
  if ([...names, ...ref.split('/')].some(isStep)) return undefined;
  const repository = `${base}/${names.join('/')}`;
  const at = encodePath(ref);
  const commit = /^[0-9a-f]{40}$/i.test(ref) ? 'commit/' : '';
  const addresses = {
    github: {
      pages: `${repository}/blob/${at}/`,
      folders: `${repository}/tree/${at}/`,
      raw: rawBase ? `${rawBase}/${names.join('/')}/${at}/` : `${repository}/raw/${at}/`,
    },
    gitlab: {
      pages: `${repository}/-/blob/${at}/`,
      folders: `${repository}/-/tree/${at}/`,
      raw: `${repository}/-/raw/${at}/`,
    },
    gitea: {
      pages: `${repository}/src/${commit}${at}/`,
      folders: `${repository}/src/${commit}${at}/`,
      raw: `${repository}/raw/${commit}${at}/`,
    },
  };
  const owner = names.slice(0, -1).join('/');
  return { host, owner, name: names.at(-1) ?? '', ref, ...addresses[host] };
}

function hostOf(address: GitAddress): 'github' | 'gitlab' | undefined {
  if (isGitHub(address)) return 'github';
  return /^gitlab\./.test(address.host) ? 'gitlab' : undefined;
}

/** A placeholder host for paths. No address on the web has it. */
const nowhere = 'https://files.invalid/';

/**
 * The address of a file whose path is in a text of the repository, relative to its `folder`, for a
 * link or for an image. `..` ends at the root, and `/` starts there. `undefined` for anything that
 * is not a path: an address with a scheme or a host, a query or a fragment alone.
 */
export function fileAddress(
  reference: string,
  { pages, folders, raw, rawEnd = '', folder = '' }: RepositoryFiles,
  use: 'link' | 'image',
): string | undefined {
  const path = reference.trim();
  const url = path && !/^[?#]/.test(path) && parseUrl(path, nowhere + encodePath(folder));
  if (!url) return undefined;
  const { origin, username, pathname, search, hash } = url;
  if (`${origin}/` !== nowhere || username || /^[a-z][a-z\d+.-]*:/i.test(path)) return undefined;
  const file = pathname.slice(1);
  if (use === 'image') return file ? `${raw}${file}${rawEnd}${search}` : undefined;
  return `${/(^|\/)$/.test(file) ? folders : pages}${file}${search}${hash}`;
}

/** The path of a file in an address. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
