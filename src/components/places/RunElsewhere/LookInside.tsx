import { useCallback, useState } from 'react';
import { type FileSource, hostName } from '../../../domain/files/fileSource';
import type { FileReader } from '../../../domain/ports/fileReader';
import { FilesFailure } from '../../files/FilesSection/FilesFailure';
import { useRequest } from '../../services/useRequest';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { type LazyCode, useLazyCode } from '../../ui/lazy/lazyCode';
import { Spinner } from '../../ui/Spinner/Spinner';
import * as styles from './RunElsewhere.css';

interface LookInsideProps {
  source: FileSource;
  /** A reader whose trees are remembered. */
  reader: LazyCode<FileReader>;
}

/** Asks the host of a version for its files, so that the places know what is in it. */
export function LookInside({ source, reader }: LookInsideProps) {
  const [isAsked, setAsked] = useState(false);
  const { code, hasFailed, retry: load } = useLazyCode(reader, isAsked);
  const ask = useCallback(
    (signal: AbortSignal) => (code ? code.readTree(source, signal) : Promise.reject(new Error())),
    [code, source],
  );
  const { status, error, retry } = useRequest(code && ask);
  const host = hostName(source);
  if (!isAsked) {
    return (
      <div className={styles.inside}>
        <button type="button" className={`${button} ${smallButton}`} onClick={() => setAsked(true)}>
          Find notebooks and environments
        </button>
        <p className={styles.remark}>Asks {host} for the list of files.</p>
      </div>
    );
  }
  if (hasFailed || status === 'failed') {
    return <FilesFailure {...{ source, error }} onRetry={hasFailed ? load : retry} />;
  }
  return (
    <div role="status">
      <Spinner label={`Asking ${host} for the files`} />
    </div>
  );
}
