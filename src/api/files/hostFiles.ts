import type { FileSource } from '../../domain/files/fileSource';
import type { Commit } from '../../domain/ports/commitReader';
import type { FileReader } from '../../domain/ports/fileReader';

/** The part of reading files that differs between hosts. */
export interface HostFiles {
  readTree: FileReader['readTree'];
  /** The address that a page can read a file from. */
  fileAddress: (source: FileSource, path: string) => string;
  /** Reads the commit of a ref, or the newest one of the default branch. */
  readCommit?: (
    source: FileSource,
    ref: string | undefined,
    signal: AbortSignal,
  ) => Promise<Commit>;
}
