import { type ReactNode, useCallback, useId } from 'react';
import { readmeAddress } from '../../../domain/git/readmeAddress';
import type { RepositoryFiles } from '../../../domain/git/repositoryFiles';
import type { ReadReadme } from '../../../domain/ports/readReadme';
import { muted } from '../../primitives/base/base.css';
import { button, smallButton } from '../../primitives/buttons/buttons.css';
import { Heading } from '../../primitives/Heading/Heading';
import { Spinner } from '../../primitives/Spinner/Spinner';
import { useServices } from '../../services/TroviContext';
import { useRequest } from '../../services/useRequest';
import { LongDescription } from '../LongDescription/LongDescription';
import { readmeRoom } from '../ArtifactDetail/ArtifactDetail.css';
import * as styles from './Readme.css';

export interface ReadmeProps {
  /** The repository of the newest version. */
  files: RepositoryFiles;
  /** Reads the README. */
  readReadme: ReadReadme;
  /** Takes the place of a README that does not exist. */
  children: ReactNode;
}

/**
 * The README of a repository, in place of a long description. Read only where the configuration
 * names a server for it.
 */
export function Readme({ files, readReadme, children }: ReadmeProps) {
  const { readmeUrl } = useServices().configuration;
  const address = readmeUrl && readmeAddress(readmeUrl, files);
  const ask = useCallback(
    // `null`: there is none.
    async (signal: AbortSignal) => (await readReadme(address ?? '', signal)) ?? null,
    [address, readReadme],
  );
  const { status, answer, retry } = useRequest(address ? ask : undefined);
  const headingId = useId();
  const name = `${files.owner}/${files.name}`;
  if (!address || answer === null) return children;
  if (status === 'failed') {
    return (
      <>
        {children}
        <div className={styles.readme}>
          <p className={muted}>
            The README of <bdi>{name}</bdi> could not be loaded.
          </p>
          <p>
            <button type="button" className={`${button} ${smallButton}`} onClick={retry}>
              Try again
            </button>
          </p>
        </div>
      </>
    );
  }
  return (
    <section
      className={`${styles.readme} ${status === 'loading' ? readmeRoom : ''}`}
      aria-labelledby={headingId}
    >
      <Heading depth={2} id={headingId} className={styles.title}>
        README of <bdi>{name}</bdi> {status === 'loading' && <Spinner label="Loading" />}
      </Heading>
      {answer && (
        <LongDescription
          key={answer}
          source={answer}
          files={files}
          depth={2}
          anchorPrefix="readme-"
        />
      )}
    </section>
  );
}
