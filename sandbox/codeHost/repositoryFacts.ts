import { runGit } from './runGit';

/** The facts on the page of a repository. */
export interface RepositoryFacts {
  branches: { name: string; hash: string }[];
  tags: { name: string; hash: string }[];
  /** The newest commits of the main branch, newest first. */
  commits: { hash: string; at: string; author: string; subject: string }[];
}

const separator = '%x1f';

/** Asks git about a repository. */
export async function readRepository(folder: string): Promise<RepositoryFacts> {
  const commitFormat = ['%H', '%cI', '%an', '%s'].join(separator);
  // For an annotated tag, the hash of its commit.
  const refFormat =
    '%(refname:lstrip=2)%1f%(if)%(*objectname)%(then)%(*objectname)%(else)%(objectname)%(end)';
  const [branches, tags, commits] = await Promise.all([
    runGit(['for-each-ref', `--format=${refFormat}`, 'refs/heads'], { folder }),
    runGit(['for-each-ref', `--format=${refFormat}`, 'refs/tags'], { folder }),
    runGit(['log', '--max-count=10', `--format=${commitFormat}`, 'main'], { folder }),
  ]);
  return {
    branches: rowsOf(branches).map(([name = '', hash = '']) => ({ name, hash })),
    tags: rowsOf(tags).map(([name = '', hash = '']) => ({ name, hash })),
    commits: rowsOf(commits).map(([hash = '', at = '', author = '', subject = '']) => ({
      hash,
      at,
      author,
      subject,
    })),
  };
}

function rowsOf(output: string): string[][] {
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\u001f'));
}
