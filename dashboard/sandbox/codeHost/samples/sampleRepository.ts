/** A repository of the code host. It always yields the same commits. */
export interface SampleRepository {
  /** `owner/name`, without `.git`. */
  name: string;
  description: string;
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
  files: Record<string, string>;
  /** The index of the parent commit. Absent for the first commit. */
  parent?: number;
}

/** Finds a repository by its name, `owner/name`, in any letter case as on GitHub. */
export function findOwnRepository(
  repositories: SampleRepository[],
  name: string,
): SampleRepository | undefined {
  const wanted = name.toLowerCase();
  return repositories.find((known) => known.name.toLowerCase() === wanted);
}
