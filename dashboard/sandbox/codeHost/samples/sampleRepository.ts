/** A repository for the code host, from which always the same commits are made. */
export interface SampleRepository {
  /** `owner/name`, without `.git`. */
  name: string;
  description: string;
  /** Oldest first. */
  commits: SampleCommit[];
  /** Full ref names, each with the place of its commit in the list. */
  refs: Record<string, number>;
  annotatedTags: { name: string; message: string; commit: number }[];
}

export interface SampleCommit {
  message: string;
  author: { fullName: string; email: string };
  /** ISO 8601 in UTC, with seconds. */
  at: string;
  /** All files of the commit, by path. */
  files: Record<string, string>;
  /** The place of the commit before it in the list; none for the first. */
  parent?: number;
}

/** The repository of a name, `owner/name`, in any letter case as on GitHub. */
export function findOwnRepository(
  repositories: SampleRepository[],
  name: string,
): SampleRepository | undefined {
  const wanted = name.toLowerCase();
  return repositories.find((known) => known.name.toLowerCase() === wanted);
}
