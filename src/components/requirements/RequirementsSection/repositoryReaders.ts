import type { CommitReader } from '../../../domain/ports/commitReader';
import type { FileReader } from '../../../domain/ports/fileReader';

/** Reads files and commits from their hosts. */
export interface RepositoryReaders {
  files: FileReader;
  commits: CommitReader;
}
