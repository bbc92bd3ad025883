import { FileError, type FileErrorCode } from '../../../domain/files/fileError';
import { pageAddress } from '../../../domain/files/filePlace';
import { type FileSource, hostName, isRecord } from '../../../domain/files/fileSource';
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
  const address = path === undefined ? source.files.folders : pageAddress(source, path);
  const isFinal = error instanceof FileError && finalCodes.includes(error.code);
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

/** A further try has the same outcome. */
const finalCodes: FileErrorCode[] = ['missing', 'gone', 'closed'];

function failureText(source: FileSource, error: unknown, isFile: boolean): string {
  const host = hostName(source);
  if (!(error instanceof FileError)) return 'The files could not be read.';
  switch (error.code) {
    case 'limit':
      return `${host} allows no more requests from your network ${untilText(error.until)}.`;
    case 'missing':
      if (isFile) return `${host} does not have this file.`;
      return isRecord(source)
        ? `The record does not exist on ${host}.`
        : `The repository or this commit does not exist on ${host}, or it is private.`;
    case 'gone':
      return `${host} has removed this ${isRecord(source) ? 'record' : 'repository'}.`;
    case 'closed':
      return `The files of this record are not public${dayText(error.until)}.`;
    case 'refused':
      return `${host} does not let visitors read these files.`;
    case 'unreachable':
      return `${host} does not respond. Check your connection.`;
    case 'failed':
      return `${host} did not send the files.`;
  }
}

/** Embargoes end on a day in UTC. */
function dayText(until: number | undefined): string {
  if (until === undefined) return '';
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return ` until ${new Date(until).toLocaleDateString('en', options)}`;
}

function untilText(until: number | undefined): string {
  if (until === undefined) return 'for now';
  const time = new Date(until).toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' });
  return `until ${time}`;
}
