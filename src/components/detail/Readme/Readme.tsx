import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { readmeAddress } from '../../../domain/artifact/git/readmeAddress';
import type { RepositoryFiles } from '../../../domain/artifact/git/repositoryFiles';
import type { ReadReadme } from '../../../domain/ports/readReadme';
import { muted } from '../../ui/base/base.css';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { Heading } from '../../ui/Heading/Heading';
import { Spinner } from '../../ui/Spinner/Spinner';
import { useServices } from '../../services/TroviContext';
import { useRequest } from '../../services/useRequest';
import { LongDescription } from '../LongDescription/LongDescription';
import { readFrom } from '../LongDescription/readingPlace';
import * as styles from './Readme.css';

export interface ReadmeProps {
  /** The repository of the newest version. */
  files: RepositoryFiles;
  /** Reads the README. */
  readReadme: ReadReadme;
}

/**
 * Offers the README of a repository, where the configuration names a server for it. That server
 * learns nothing before a reader asks.
 */
export function Readme({ files, readReadme }: ReadmeProps) {
  const { readmeUrl } = useServices().configuration;
  const [isAsked, setAsked] = useState(false);
  const address = readmeUrl && readmeAddress(readmeUrl, files);
  if (!address) return null;
  if (isAsked) return <ReadmeText {...{ files, readReadme, address }} />;
  return (
    <p className={styles.offer}>
      <button
        type="button"
        className={`${button} ${smallButton} ${styles.offerButton}`}
        onClick={() => setAsked(true)}
      >
        <span>
          Show the README of <RepositoryName {...files} />
        </span>
      </button>
    </p>
  );
}

function ReadmeText({ files, readReadme, address }: ReadmeProps & { address: string }) {
  const ask = useCallback(
    // `null`: there is none.
    async (signal: AbortSignal) => (await readReadme(address, signal)) ?? null,
    [address, readReadme],
  );
  const { status, response, retry } = useRequest(ask);
  const headingId = useId();
  const part = useRef<HTMLElement>(null);
  // The button that had the focus is gone.
  const moveFocus = () => {
    const heading = part.current?.firstElementChild;
    if (heading instanceof HTMLElement) readFrom(heading);
  };
  useEffect(moveFocus, []);
  const tryAgain = () => {
    moveFocus();
    retry();
  };
  return (
    <section ref={part} className={styles.readme} aria-labelledby={headingId}>
      <Heading depth={2} id={headingId} className={styles.title}>
        README of <RepositoryName {...files} />
      </Heading>
      <div role="status">
        {status === 'loading' && <Spinner label="Loading the README" />}
        {response === null && <p className={muted}>This repository has no README.</p>}
        {status === 'failed' && <p className={muted}>The README could not be loaded.</p>}
      </div>
      {status === 'failed' && (
        <p>
          <button type="button" className={`${button} ${smallButton}`} onClick={tryAgain}>
            Try again
          </button>
        </p>
      )}
      {response && (
        <LongDescription
          key={response}
          source={response}
          files={files}
          depth={2}
          anchorPrefix="readme-"
        />
      )}
    </section>
  );
}

const RepositoryName = ({ owner, name }: RepositoryFiles) => (
  <bdi>
    {owner}/{name}
  </bdi>
);
