import { useState } from 'react';
import type { ArtifactVersion } from '../../../domain/artifact/version';
import { type FileSource, hostName } from '../../../domain/files/fileSource';
import type { FileReader } from '../../../domain/ports/fileReader';
import { useFileSource } from '../../files/useFileSource';
import { baseStyle } from '../../ui/base/base.css';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { lazyCode, LazyNote, type LazyCode, useLazyCode } from '../../ui/lazy/lazyCode';
import { PartBoundary } from '../../ui/PartBoundary/PartBoundary';
import * as styles from './RepositoryCheck.css';

const gaps = lazyCode(async () => (await import('./RepositoryGaps')).RepositoryGaps);

export interface RepositoryCheckProps {
  /** The version whose repository to check. */
  version: ArtifactVersion;
  /** Reads files from their hosts. Loads when an author asks. */
  reader: LazyCode<FileReader>;
}

/**
 * Says what a repository lacks for others to run and reuse it: a licence, a README, exact versions.
 * Asks the host only when an author presses the button. Shown for the hosts of the configuration.
 */
export function RepositoryCheck({ version: { contentsUrn }, reader }: RepositoryCheckProps) {
  const [isAsked, setAsked] = useState(false);
  const source = useFileSource(contentsUrn);
  if (!source) return null;
  return (
    <section className={`${baseStyle} ${styles.box}`} aria-label="Repository">
      {isAsked ? (
        <PartBoundary name="The check of the repository" change={contentsUrn}>
          <Gaps key={contentsUrn} source={source} reader={reader} />
        </PartBoundary>
      ) : (
        <>
          <span>Does the repository have what others need? This asks {hostName(source)}.</span>
          <button
            type="button"
            className={`${button} ${smallButton}`}
            onClick={() => setAsked(true)}
          >
            Check the repository
          </button>
        </>
      )}
    </section>
  );
}

function Gaps({ source, reader }: { source: FileSource } & Pick<RepositoryCheckProps, 'reader'>) {
  const view = useLazyCode(gaps);
  const reading = useLazyCode(reader);
  if (view.code && reading.code) return <view.code source={source} reader={reading.code} />;
  return <LazyNote state={view.code ? reading : view} subject="The check of the repository" />;
}
