import type { CommitReader, VersionCommits } from '../../src/domain/ports/commitReader';

/** Two commits: of 2 March 2026, and a newer one of 4 May 2026. */
export const twoCommits: VersionCommits = {
  commit: { hash: '1a'.repeat(20), committedAt: Date.UTC(2026, 2, 2, 12) },
  newest: { hash: '2b'.repeat(20), committedAt: Date.UTC(2026, 4, 4, 12) },
};

/** Reads commits from memory. */
export function fakeCommitReader(
  given: VersionCommits | Error | undefined,
): CommitReader & { asked: number } {
  const reader = {
    asked: 0,
    readCommits: () => {
      reader.asked += 1;
      return given instanceof Error ? Promise.reject(given) : Promise.resolve(given);
    },
  };
  return reader;
}
