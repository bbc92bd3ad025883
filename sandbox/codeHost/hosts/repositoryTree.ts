import { GitFailure, runGit, runGitBytes } from '../runGit';

/** An entry of a commit's tree, as `git ls-tree` prints it. */
export interface GitEntry {
  mode: string;
  type: 'blob' | 'tree' | 'commit';
  sha: string;
  /** In bytes. Only blobs have a size. */
  size?: number;
  path: string;
}

/** The commit of a branch, tag, commit or `HEAD`. Undefined if there is none. */
export async function findCommit(folder: string, ref: string): Promise<string | undefined> {
  if (!/^\w[\w./@-]*$/.test(ref)) return undefined;
  try {
    const args = ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`];
    return (await runGit(args, { folder })).trim();
  } catch (error) {
    if (error instanceof GitFailure) return undefined;
    throw error;
  }
}

/** The entries of a commit: those of its root, or all of them with the folders. */
export async function listTree(
  folder: string,
  commit: string,
  isRecursive: boolean,
): Promise<GitEntry[]> {
  const args = ['ls-tree', '-l', '-z', ...(isRecursive ? ['-r', '-t'] : []), commit];
  const lines = (await runGit(args, { folder })).split('\0').filter(Boolean);
  return lines.map((line) => {
    const tab = line.indexOf('\t');
    const [mode = '', type, sha = '', size = ''] = line.slice(0, tab).split(/ +/);
    return {
      mode,
      type: type as GitEntry['type'],
      sha,
      ...(size !== '-' && { size: Number(size) }),
      path: line.slice(tab + 1),
    };
  });
}

/** A file of a commit. A link is its target as text. Undefined if there is no such file. */
export async function readBlob(
  folder: string,
  commit: string,
  path: string,
): Promise<{ entry: GitEntry; bytes: Uint8Array<ArrayBuffer> } | undefined> {
  const entries = await listTree(folder, commit, true);
  const entry = entries.find((one) => one.path === path && one.type === 'blob');
  if (!entry) return undefined;
  return { entry, bytes: await runGitBytes(['cat-file', 'blob', entry.sha], { folder }) };
}
