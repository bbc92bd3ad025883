import { useCallback } from 'react';
import { type FileSource, hostName } from '../../../domain/files/fileSource';
import type { FileReader } from '../../../domain/ports/fileReader';
import { useRequest } from '../../services/useRequest';
import { muted } from '../../ui/base/base.css';
import { readLicences } from '../readTexts';
import { FactFailure } from './FactFailure';
import { FileLink } from './FileLink';
import * as styles from './RequirementsFacts.css';

interface LicenceFactProps {
  source: FileSource;
  /** The paths of the licence files. */
  paths: readonly string[];
  /** The names of the licences that the host states. */
  stated: readonly string[];
  /** Whether archives may hold others. */
  isPartial: boolean;
  reader: FileReader;
}

/** The licences of a version, by the statement of the host and by the texts of their files. */
export function LicenceFact({ source, paths, stated, isPartial, reader }: LicenceFactProps) {
  const ask = useCallback(
    (signal: AbortSignal) => readLicences({ reader, source, signal }, paths),
    [reader, source, paths],
  );
  const { status, response, retry } = useRequest(paths.length > 0 ? ask : undefined);
  if (paths.length === 0 && stated.length === 0) {
    return (
      <span className={muted}>
        {isPartial ? 'No licence found outside of the archives.' : 'No licence found.'} Ask the
        authors before you reuse the files.
      </span>
    );
  }
  const shown = response ?? paths.map((path) => ({ path, id: undefined }));
  return (
    <>
      <ul className={styles.values}>
        {stated.map((name, index) => (
          <li key={`stated ${index}`}>
            <a href={source.files.folders} target="_blank" rel="noopener noreferrer">
              <bdi>{name}</bdi>
            </a>
            <span className={muted}> (stated on {hostName(source)})</span>
          </li>
        ))}
        {shown.map(({ path, id }) => (
          <li key={path}>
            <FileLink source={source} path={path}>
              {id ?? <bdi>{path}</bdi>}
            </FileLink>
            {response && !id && <span className={muted}>, not recognised</span>}
          </li>
        ))}
      </ul>
      {status === 'failed' && <FactFailure subject="The text" onRetry={retry} />}
    </>
  );
}
