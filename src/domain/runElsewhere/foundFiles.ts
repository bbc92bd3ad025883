import type { FileSource } from '../files/fileSource';
import { isEntryPath, type TreeEntry } from '../files/treeEntry';

/** What matters about the files of a version for the places that run it. */
export interface FoundFiles {
  /** Where they were found. */
  source?: FileSource;
  entries: readonly TreeEntry[];
  /** Whether the host listed only a part of the files. */
  isCut: boolean;
}

/** The paths of the notebooks, those of the top folder first. */
export function notebooksIn({ entries }: FoundFiles): string[] {
  const depth = (path: string) => path.split('/').length;
  return filePaths(entries)
    .filter((path) => /\.ipynb$/i.test(path) && !/(?:^|\/)\.ipynb_checkpoints\//.test(path))
    .sort((a, b) => depth(a) - depth(b) || collator.compare(a, b));
}

/**
 * The path of the Dockerfile that builds the whole version: that of the top folder, else Binder's,
 * else the only one.
 */
export function dockerfileIn({ entries }: FoundFiles): string | undefined {
  const found = filePaths(entries).filter((path) => /(?:^|\/)Dockerfile$/.test(path));
  const whole = ['Dockerfile', '.binder/Dockerfile', 'binder/Dockerfile'];
  return whole.find((path) => found.includes(path)) ?? (found.length === 1 ? found[0] : undefined);
}

function filePaths(entries: readonly TreeEntry[]): string[] {
  return entries
    .filter(({ kind, path }) => kind === 'file' && isEntryPath(path))
    .map(({ path }) => path);
}

const collator = new Intl.Collator('en', { numeric: true });
