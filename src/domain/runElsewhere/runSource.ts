import { versionDoi } from '../artifact/contents/versionContents';
import { gitHubRepositoryOf, gitSourceOf } from '../artifact/git/git';
import { isGitHub, readGitAddress, withoutDotGit, withoutTail } from '../artifact/git/gitAddress';
import { isGitRef } from '../artifact/git/gitRef';
import { cloneUrl, isGitLab } from '../artifact/git/repositoryLinks';

/** A repository at a ref, for programs that clone it. */
export interface GitRunSource {
  kind: 'git';
  /** The address to clone from, without credentials. */
  repository: string;
  /** The host, with its port if it has one: `github.com`. */
  host: string;
  /** On GitHub: its owner and name. */
  gitHub?: { owner: string; name: string };
  /** On gitlab.com: the path of the project, with its groups. */
  gitLabPath?: string;
  /** The name of the folder that git clones into. */
  folder: string;
  /** Branch, tag or commit; `HEAD` for the newest commit. */
  ref: string;
}

/** A record of Zenodo. */
export interface ZenodoRunSource {
  kind: 'zenodo';
  doi: string;
}

/** The contents of a version, for the places that run it. */
export type RunSource = GitRunSource | ZenodoRunSource;

/**
 * What places can run of a version's contents. `undefined` for contents that are neither in git nor
 * on Zenodo, and for a ref that git cannot have.
 */
export function runSourceOf(contentsUrn: string): RunSource | undefined {
  const doi = versionDoi({ contentsUrn });
  if (doi) return /^10\.5281\/zenodo\.\d+$/i.test(doi) ? { kind: 'zenodo', doi } : undefined;
  const source = gitSourceOf(contentsUrn);
  const address = source && readGitAddress(source.repository);
  if (!address || !isGitRef(source.ref)) return undefined;
  const { segments } = withoutTail(address);
  const folder = withoutDotGit(segments.at(-1) ?? '');
  if (!/^[\w.][\w.-]*$/.test(folder) || /^\.+$/.test(folder)) return undefined;
  const gitHub = gitHubRepositoryOf(source.repository);
  if (isGitHub(address) && !gitHub) return undefined;
  return {
    kind: 'git',
    repository: cloneUrl(source.repository),
    host: address.host.replace(/:443$/, ''),
    ...(gitHub && { gitHub: { owner: gitHub.owner, name: gitHub.name } }),
    ...(isGitLab(address) &&
      segments.length > 1 && { gitLabPath: segments.map(withoutDotGit).join('/') }),
    folder,
    ref: source.ref,
  };
}

/** Whether programs on other computers can reach the host of a repository. */
export function isReachable({ host }: GitRunSource): boolean {
  return !/^(?:localhost|127\.[\d.]+|\[::1\])(?::|$)|\.localhost(?::|$)/.test(host);
}
