import { parseUrl } from '../addresses/parseUrl';
import { maybeCommitHash } from '../artifact/git/gitRef';
import { type FoundFiles, notebooksIn } from './foundFiles';
import type { PlaceLink } from './place';
import { type GitRunSource, isReachable, type RunSource } from './runSource';

/**
 * The address of a JupyterHub from what a person enters, with a final slash: any page of the hub
 * will do. `undefined` for anything but an https address, except on this computer.
 */
export function readHubAddress(text: string): string | undefined {
  const given = text.trim();
  const url = parseUrl(/^[a-z][a-z\d+.-]*:\/\//i.test(given) ? given : `https://${given}`);
  if (!url?.hostname || url.username || url.password || given.length > 2000) return undefined;
  const isHere = /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(url.hostname);
  if (url.protocol !== 'https:' && !(isHere && url.protocol === 'http:')) return undefined;
  if (!isHere && !url.hostname.includes('.')) return undefined;
  const path = url.pathname.replace(/\/(?:hub|user|services)(?:\/.*)?$/, '/').replace(/\/*$/, '/');
  return `${url.origin}${path}`;
}

/**
 * Why a hub cannot pull a version, in a sentence. nbgitpuller clones a branch or a tag, and no
 * commit.
 */
export function hubRefusal({ ref }: GitRunSource): string | undefined {
  return maybeCommitHash(ref)
    ? 'nbgitpuller pulls branches and tags, but this version is a commit. Use the lines for git in a terminal of the hub.'
    : undefined;
}

/** The repository that a hub can pull: one that other computers can reach. */
export function hubSource(source: RunSource): GitRunSource | undefined {
  return source.kind === 'git' && isReachable(source) ? source : undefined;
}

/**
 * The links of nbgitpuller on a hub, as its link generator makes them
 * (https://nbgitpuller.readthedocs.io/en/latest/link.html). Empty for a commit.
 */
export function hubLinks(hub: string, source: GitRunSource, found?: FoundFiles): PlaceLink[] {
  if (hubRefusal(source)) return [];
  const { ref } = source;
  const isKnown = source.gitHub ?? source.gitLabPath;
  const repository = isKnown ? source.repository.replace(/\.git$/i, '') : source.repository;
  const folder = hubFolder(repository);
  const link = (notebook?: string): PlaceLink => {
    const query = new URLSearchParams({
      repo: repository,
      urlpath: `lab/tree/${folder}/${notebook ?? ''}`,
      ...(ref !== 'HEAD' && { branch: ref }),
    });
    const address = `${hub}hub/user-redirect/git-pull?${query.toString()}`;
    return { ...(notebook && { notebook }), address };
  };
  return [link(), ...(found ? notebooksIn(found) : []).map(link)];
}

/** The folder of the hub that nbgitpuller clones a repository into. */
function hubFolder(repository: string): string {
  return repository.split('/').at(-1) ?? '';
}
