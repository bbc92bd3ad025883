import { useCallback } from 'react';
import { type FileSource, hostName } from '../../../domain/files/fileSource';
import type { FileReader } from '../../../domain/ports/fileReader';
import { repositoryGaps } from '../../../domain/requirements/gaps';
import { requirementsOf } from '../../../domain/requirements/requirements';
import { FilesFailure } from '../../files/FilesSection/FilesFailure';
import { useRequest } from '../../services/useRequest';
import { textButton } from '../../ui/buttons/buttons.css';
import { outwardIcon } from '../../ui/Icon/arrowIcons';
import { Icon } from '../../ui/Icon/Icon';
import { Spinner } from '../../ui/Spinner/Spinner';
import { readTexts } from '../readTexts';
import { gapWords } from './gapWords';
import * as styles from './RepositoryCheck.css';

export interface RepositoryGapsProps {
  source: FileSource;
  reader: FileReader;
}

/** Reads a repository, and lists what it lacks, each with a guide. */
export function RepositoryGaps({ source, reader }: RepositoryGapsProps) {
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const tree = await reader.readTree(source, signal);
      const found = requirementsOf(tree.entries);
      const texts = await readTexts({ reader, source: tree.source, signal }, found);
      return {
        gaps: repositoryGaps(found, { ...texts, statedLicences: tree.statedLicences }),
        isCut: tree.isCut,
      };
    },
    [reader, source],
  );
  const { status, response, error, retry } = useRequest(ask);
  const host = hostName(source);
  return (
    <>
      <div role="status">
        {status === 'loading' && <Spinner label={`Asking ${host} for the files`} />}
        {response?.gaps.length === 0 &&
          'The repository has a licence, a README and an environment file.'}
        {response?.isCut && ` ${host} lists only a part of the files, so some may be there.`}
      </div>
      {status === 'failed' && <FilesFailure {...{ source, error }} onRetry={retry} />}
      {response && response.gaps.length > 0 && (
        <ul className={styles.gaps} aria-label="What the repository lacks">
          {response.gaps.map((gap) => {
            const { text, fix, guide } = gapWords(gap);
            return (
              <li key={gap.part} className={styles.gap}>
                <span className={styles.words}>{text}</span>
                <a className={textButton} href={guide} target="_blank" rel="noopener noreferrer">
                  {fix}
                  <Icon path={outwardIcon} label="(opens in a new tab)" />
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
