import { encodePath } from '../../../domain/artifact/git/repositoryFiles';
import { FileError } from '../../../domain/files/fileError';
import { type FileSource, hostName } from '../../../domain/files/fileSource';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import * as styles from './FilesSection.css';

export interface FilesFailureProps {
  source: FileSource;
  error: unknown;
  /** Path of the file that could not be read. Without it, the tree. */
  path?: string;
  onRetry: () => void;
}

/** Says why files could not be read, with the way to their host. */
export function FilesFailure({ source, error, path, onRetry }: FilesFailureProps) {
  const { pages, folders } = source.files;
  const address = path === undefined ? folders : pages + encodePath(path);
  const isFinal = error instanceof FileError && error.code === 'missing';
  return (
    <div className={styles.note} role="alert">
      <p>
        {failureText(source, error, path !== undefined)}{' '}
        <a href={address} target="_blank" rel="noopener noreferrer">
          Look on {hostName(source)}
        </a>
      </p>
      {!isFinal && (
        <button type="button" className={`${button} ${smallButton}`} onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}

function failureText(source: FileSource, error: unknown, isFile: boolean): string {
  const host = hostName(source);
  if (!(error instanceof FileError)) return 'The files could not be read.';
  switch (error.code) {
    case 'limit':
      return `${host} allows no more requests from your network ${untilText(error.until)}.`;
    case 'missing':
      return isFile
        ? `${host} does not have this file.`
        : `The repository or this commit does not exist on ${host}, or it is private.`;
    case 'refused':
      return `${host} does not let visitors read these files.`;
    case 'unreachable':
      return `${host} does not respond. Check your connection.`;
    case 'failed':
      return `${host} did not send the files.`;
  }
}

function untilText(until: number | undefined): string {
  if (until === undefined) return 'for now';
  const time = new Date(until).toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' });
  return `until ${time}`;
}
