import type { TreeEntry } from './treeEntry';

/**
 * Returns a function that gives the path of a file within its archive, without the archive's only
 * folder: `src/run.py` for `code.zip/code-1.0/src/run.py`. Files outside of archives keep their
 * paths.
 */
export function pathsInArchives(entries: readonly TreeEntry[]): (path: string) => string {
  const tops = entries.filter(({ kind }) => kind === 'archive').map(({ path }) => topOf(path));
  return (path) => {
    const top = tops.find((one) => path.startsWith(one));
    return top === undefined ? path : path.slice(top.length);
  };

  function topOf(archive: string): string {
    const start = `${archive}/`;
    const inside = entries
      .filter(({ kind, path }) => kind !== 'folder' && path.startsWith(start))
      .map(({ path }) => path.slice(start.length));
    const folders = new Set(inside.map((path) => path.slice(0, path.indexOf('/') + 1)));
    const [folder = ''] = folders;
    return folders.size === 1 ? start + folder : start;
  }
}

/**
 * The entries as Binder and repo2docker have them: they unpack a record's archive if it is the only
 * file (`contentproviders/zenodo.py` of repo2docker).
 */
export function unpackedEntries(entries: readonly TreeEntry[]): readonly TreeEntry[] {
  const [only, ...others] = entries.filter(({ path }) => !path.includes('/'));
  if (others.length > 0 || only?.kind !== 'archive') return entries;
  const inArchive = pathsInArchives(entries);
  return entries
    .filter((entry) => entry !== only)
    .map((entry) => ({ ...entry, path: inArchive(entry.path) }))
    .filter(({ path }) => path !== '');
}

/** Whether a record has an archive whose files its host does not list. */
export function hasUnlistedArchives(entries: readonly TreeEntry[]): boolean {
  return entries.some(
    ({ kind, path }) =>
      kind === 'file' && /\.(?:zip|7z|rar|tar|tgz|tbz2?|txz|tar\.\w+)$/i.test(path),
  );
}
