import { parseUrl } from '../../addresses/parseUrl';
import { type GitSource, isPlainName } from './git';
import {
  type GitAddress,
  isGitHub,
  readGitAddress,
  withoutDotGit,
  withoutTail,
} from './gitAddress';

/** The web addresses of a repository's files at one ref. */
export interface RepositoryFiles {
  host: 'github' | 'gitlab';
  /** The owner. On GitLab with groups within groups: `group/subgroup`. */
  owner: string;
  name: string;
  /** Branch, tag or commit; `HEAD` for the newest commit. */
  ref: string;
  /** Address of the page of a file: this, then its path. */
  pages: string;
  /** Address of the page of a folder: this, then its path. */
  folders: string;
  /** Address of the bytes of a file: this, then its path. */
  raw: string;
}

/**
 * The files of a repository on GitHub or GitLab. GitLab means gitlab.com and hosts named
 * `gitlab.…`. `undefined` for other hosts, and for refs that are not a path.
 */
export function repositoryFilesOf({ repository, ref }: GitSource): RepositoryFiles | undefined {
  const address = readGitAddress(repository);
  const host = address && hostOf(address);
  if (!host) return undefined;
  const { segments } = withoutTail(address);
  const names = segments.map(withoutDotGit);
  const isRef = ref.split('/').every((part) => part && part !== '.' && part !== '..');
  if (names.length < 2 || !names.every(isPlainName) || !isRef) return undefined;
  const path = names.join('/');
  const owner = names.slice(0, -1).join('/');
  const name = names.at(-1) ?? '';
  const at = ref.split('/').map(encodeURIComponent).join('/');
  const addresses =
    host === 'github'
      ? {
          pages: `https://github.com/${path}/blob/${at}/`,
          folders: `https://github.com/${path}/tree/${at}/`,
          raw: `https://raw.githubusercontent.com/${path}/${at}/`,
        }
      : {
          pages: `https://${address.host}/${path}/-/blob/${at}/`,
          folders: `https://${address.host}/${path}/-/tree/${at}/`,
          raw: `https://${address.host}/${path}/-/raw/${at}/`,
        };
  return { host, owner, name, ref, ...addresses };
}

function hostOf(address: GitAddress): 'github' | 'gitlab' | undefined {
  if (isGitHub(address)) return 'github';
  return /^gitlab\./.test(address.host) ? 'gitlab' : undefined;
}

/** A placeholder host for paths. No address on the web has it. */
const nowhere = 'https://files.invalid/';

/**
 * The address of a file whose path is in a text at the root of the repository, for a link or for an
 * image. `..` ends at the root, and `/` starts there. `undefined` for anything that is not a path:
 * an address with a scheme or a host, a query or a fragment alone.
 */
export function fileAddress(
  reference: string,
  { pages, folders, raw }: RepositoryFiles,
  use: 'link' | 'image',
): string | undefined {
  const path = reference.trim();
  const url = path && !/^[?#]/.test(path) && parseUrl(path, nowhere);
  if (!url) return undefined;
  const { origin, username, pathname, search, hash } = url;
  if (`${origin}/` !== nowhere || username || /^[a-z][a-z\d+.-]*:/i.test(path)) return undefined;
  const file = pathname.slice(1);
  if (use === 'image') return file ? `${raw}${file}${search}` : undefined;
  return `${/(^|\/)$/.test(file) ? folders : pages}${file}${search}${hash}`;
}
