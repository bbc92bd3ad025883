import type { FileSource } from '../files/fileSource';
import type { TreeEntry } from '../files/treeEntry';

/** The entries of a repository at one ref. */
export interface FileTree {
  /** The repository that the host responded for: under its present name, if it has moved. */
  source: FileSource;
  entries: readonly TreeEntry[];
  /** Whether entries are missing, because the host or the reader lists no more. */
  isCut: boolean;
  /** The names of the licences that the host states beside the files. Absent if it states none. */
  statedLicences?: readonly string[];
}

/** The contents of a file. */
export interface FileContents {
  /** Absent if the contents are not text. */
  text?: string;
  /** Whether this is all of the file. */
  isWhole: boolean;
}

/**
 * Reads the files of public repositories from their hosts, without a token and without cookies.
 * `src/api` implements it over HTTP. All methods reject with a `FileError`, or with the reason of
 * the signal.
 */
export interface FileReader {
  readTree: (source: FileSource, signal: AbortSignal) => Promise<FileTree>;
  /** Reads at most `most` bytes of a file. */
  readFile: (
    source: FileSource,
    path: string,
    options: { most: number; signal: AbortSignal },
  ) => Promise<FileContents>;
}
