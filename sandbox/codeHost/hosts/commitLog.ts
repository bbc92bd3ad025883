import { runGit } from '../runGit';

/** A commit, as `git log` prints it. */
export interface LoggedCommit {
  sha: string;
  tree: string;
  parents: string[];
  author: Signature;
  committer: Signature;
  message: string;
}

interface Signature {
  name: string;
  email: string;
  /** In UTC, to the second: `2026-03-02T10:00:00Z`. */
  date: string;
}

/** The newest commits that lead to a commit, newest first. */
export async function listCommits(
  folder: string,
  commit: string,
  { size, page }: { size: number; page: number },
): Promise<LoggedCommit[]> {
  const format = '%H%x1f%T%x1f%P%x1f%an%x1f%ae%x1f%at%x1f%cn%x1f%ce%x1f%ct%x1f%B%x1e';
  const args = ['log', `--max-count=${size}`, `--skip=${(page - 1) * size}`, `--format=${format}`];
  const output = await runGit([...args, commit], { folder });
  return output
    .split('\u001e')
    .map((row) => row.trim().split('\u001f'))
    .filter(({ length }) => length > 1)
    .map(([sha = '', tree = '', parents = '', ...rest]) => {
      const [name = '', email = '', at, by = '', mail = '', when, message = ''] = rest;
      return {
        sha,
        tree,
        parents: parents.split(' ').filter(Boolean),
        author: { name, email, date: instant(at) },
        committer: { name: by, email: mail, date: instant(when) },
        message: message.trim(),
      };
    });
}

function instant(seconds = '0'): string {
  return new Date(Number(seconds) * 1000).toISOString().replace('.000Z', 'Z');
}
