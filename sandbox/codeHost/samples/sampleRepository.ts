/** A repository of the code host. It always yields the same commits. */
export interface SampleRepository {
  /** `owner/name`, without `.git`. */
  name: string;
  description: string;
  /** Names that it had before. The hosts redirect from them. */
  formerNames?: string[];
  /** Oldest first. */
  commits: SampleCommit[];
  /** Full ref names, each with the index of its commit. */
  refs: Record<string, number>;
  annotatedTags: { name: string; message: string; commit: number }[];
}

export interface SampleCommit {
  message: string;
  author: { fullName: string; email: string };
  /** ISO 8601 in UTC, with seconds. */
  at: string;
  /** All files of the commit, by path. */
  files: Record<string, SampleFile>;
  /** The index of the parent commit. Absent for the first commit. */
  parent?: number;
}

/** The contents of a file, the target of a symbolic link, or the commit of a submodule. */
export type SampleFile = string | Uint8Array | { link: string } | { commit: string };

/** Finds a repository by its name, `owner/name`, in any letter case as on GitHub. */
export function findOwnRepository(
  repositories: SampleRepository[],
  name: string,
): SampleRepository | undefined {
  const wanted = name.toLowerCase();
  return repositories.find((known) => known.name.toLowerCase() === wanted);
}

/** Finds the repository of a web address. */
export type FindRepository = (address: string) => SampleRepository | undefined;

/** The sandbox has its repositories under these names, too. */
const playedHosts = ['github.com', 'gitlab.com', 'codeberg.org'];

/**
 * Returns a function that finds the repository of a web address: `https://github.com/owner/name`,
 * the same on `gitlab.com` and `codeberg.org`, or the address that the code host shows. `.git` may follow.
 *
 * @param codeHost the address of the code host, without a final slash
 */
export function createRepositoryFinder(
  repositories: SampleRepository[],
  codeHost: string,
): FindRepository {
  const own = new URL(codeHost);
  const ownNames = [own.hostname, 'localhost', '127.0.0.1'];
  return (address) => {
    if (!/^https?:\/\/\S+$/i.test(address) || !URL.canParse(address)) return undefined;
    const { hostname, port, pathname } = new URL(address);
    const isOwn =
      ownNames.includes(hostname) && port === own.port && pathname.startsWith(`${own.pathname}/`);
    if (!isOwn && !playedHosts.includes(hostname)) return undefined;
    const path = isOwn ? pathname.slice(own.pathname.length) : pathname;
    const name = path.replace(/^\/|\/$/g, '').replace(/\.git$/, '');
    return findOwnRepository(repositories, name);
  };
}
