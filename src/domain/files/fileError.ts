import { CodedError } from '../errors/codedError';

/**
 * Why files could not be read. `limit`: the host allows no more requests for some time. `missing`:
 * the repository, the commit or the file does not exist, or is private. `gone`: the host has
 * removed it. `closed`: the record is public, its files are not. `refused`: the host does not allow
 * it. `unreachable`: no response arrived. `failed`: the host failed, or its response cannot be
 * read.
 */
export type FileErrorCode =
  'limit' | 'missing' | 'gone' | 'closed' | 'refused' | 'unreachable' | 'failed';

/** The files could not be read from their host. */
export class FileError extends CodedError<FileErrorCode> {
  override readonly name = 'FileError';
  /**
   * When the limit ends, or the files become public, in milliseconds since 1970. Absent if the host
   * does not say it.
   */
  readonly until?: number;

  constructor(code: FileErrorCode, until?: number) {
    super(code, `The files could not be read: ${code}.`);
    if (until !== undefined) this.until = until;
  }
}
