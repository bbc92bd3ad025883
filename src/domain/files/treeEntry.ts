/** The kind of an entry. An `archive` is a file whose host lists the files in it. */
export type EntryKind = 'file' | 'folder' | 'link' | 'submodule' | 'archive';

/** An entry of the tree of a commit or a record. */
export interface TreeEntry {
  /** From the root, without a slash at its start or end. */
  path: string;
  kind: EntryKind;
  /** In bytes. Only files and archives have a size, and not on every host. */
  size?: number;
  /** The algorithm and the hexadecimal digits: `md5:0cc1…`. Only of files in a record. */
  checksum?: string;
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
