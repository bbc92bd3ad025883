/** The kind of an entry in a repository. */
export type EntryKind = 'file' | 'folder' | 'link' | 'submodule';

/** An entry of the tree of a commit. */
export interface TreeEntry {
  /** From the root, without a slash at its start or end. */
  path: string;
  kind: EntryKind;
  /** In bytes. Only files have a size, and not on every host. */
  size?: number;
}

/** The kind of an entry by its mode in git. `undefined` for other modes. */
export function entryKind(mode: string): EntryKind | undefined {
  switch (mode) {
    case '100644':
    case '100664':
    case '100755':
      return 'file';
    case '040000':
      return 'folder';
    case '120000':
      return 'link';
    case '160000':
      return 'submodule';
    default:
      return undefined;
  }
}

/** Whether a path names an entry below the root: git has no empty names, `.` and `..`. */
export function isEntryPath(path: string): boolean {
  return path.split('/').every((name) => name && name !== '.' && name !== '..');
}
