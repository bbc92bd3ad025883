import { isEntryPath, type TreeEntry } from '../files/treeEntry';

/** Folders with files that programs made or that belong to others. */
const foreignFolders =
  /(?:^|\/)(?:node_modules|\.ipynb_checkpoints|\.git|__pycache__|\.venv|venv)\//;

/** The paths of the files that people wrote, those near the top first. */
export function ownFiles(entries: readonly TreeEntry[]): string[] {
  const depth = (path: string) => path.split('/').length;
  return entries
    .filter(({ kind, path }) => kind === 'file' && isEntryPath(path) && !foreignFolders.test(path))
    .map(({ path }) => path)
    .sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
}

/** The last part of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The letters after the last dot of a file's name, in lower case; without a dot, the name. */
export function formatOf(path: string): string {
  const name = nameOf(path).toLowerCase();
  return name.slice(name.lastIndexOf('.') + 1);
}
