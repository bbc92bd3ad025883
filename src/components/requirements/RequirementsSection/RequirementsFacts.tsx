import { type ReactNode, useCallback, useMemo } from 'react';
import { counted } from '../../../domain/artifact/formatCount';
import type { FileSource } from '../../../domain/files/fileSource';
import { hostName } from '../../../domain/files/fileSource';
import { formatBytes } from '../../../domain/files/formatBytes';
import type { FileTree } from '../../../domain/ports/fileReader';
import { requirementsOf } from '../../../domain/requirements/requirements';
import { FilesFailure } from '../../files/FilesSection/FilesFailure';
import { useRequest } from '../../services/useRequest';
import { muted } from '../../ui/base/base.css';
import { Spinner } from '../../ui/Spinner/Spinner';
import { CommitFact } from './CommitFact';
import { FileLink } from './FileLink';
import { LicenceFact } from './LicenceFact';
import * as styles from './RequirementsFacts.css';
import type { RepositoryReaders } from './repositoryReaders';

export interface RequirementsFactsProps {
  source: FileSource;
  readers: RepositoryReaders;
}

/** Reads the tree of a version, and shows what follows from it. */
export function RequirementsFacts({ source, readers }: RequirementsFactsProps) {
  const { files } = readers;
  const ask = useCallback((signal: AbortSignal) => files.readTree(source, signal), [files, source]);
  const { status, response, error, retry } = useRequest(ask);
  return (
    <div className={styles.facts}>
      <div role="status">
        {status === 'loading' && <Spinner label={`Asking ${hostName(source)} for the files`} />}
      </div>
      {status === 'failed' && <FilesFailure {...{ source, error }} onRetry={retry} />}
      {response && <Facts tree={response} readers={readers} />}
    </div>
  );
}

/** How many files a fact names. */
const few = 6;

function Facts({ tree, readers }: { tree: FileTree; readers: RepositoryReaders }) {
  const { source, entries, isCut } = tree;
  const found = useMemo(() => requirementsOf(entries), [entries]);
  const { languages, environments, count, size, hasSubmodules } = found;
  const host = hostName(source);
  return (
    <>
      {isCut && (
        <p className={muted}>{host} lists only a part of the files. This is about that part.</p>
      )}
      <dl className={styles.list}>
        <Fact name="Notebooks and scripts">
          {languages.length === 0 && <span className={muted}>None found</span>}
          <ul className={styles.values}>
            {languages.map(({ name, isNotebook, paths }) => (
              <li key={name}>
                <FileLink source={source} path={commonPath(paths)} isFolder={paths.length > 1}>
                  {name}: {counted(paths.length, isNotebook ? 'notebook' : 'file')}
                </FileLink>
              </li>
            ))}
          </ul>
        </Fact>
        <Fact name="Environment">
          {environments.length === 0 && (
            <span className={muted}>
              {found.hasUnlistedArchives
                ? 'No file outside of the archives describes an environment'
                : 'No file describes an environment'}
            </span>
          )}
          <ul className={styles.values}>
            {environments.slice(0, few).map(({ path }) => (
              <li key={path}>
                <FileLink source={source} path={path} />
              </li>
            ))}
            {environments.length > few && (
              <li className={muted}>{counted(environments.length - few, 'more file')}</li>
            )}
          </ul>
        </Fact>
        <Fact name="Licence">
          <LicenceFact
            source={source}
            paths={found.licences}
            stated={tree.statedLicences ?? []}
            isPartial={found.hasUnlistedArchives}
            reader={readers.files}
          />
        </Fact>
        <Fact name="Size">
          <FileLink source={source} path="" isFolder>
            {counted(count, 'file')}
            {size !== undefined && `, ${formatBytes(size)}`}
          </FileLink>
          {size === undefined && count > 0 && (
            <span className={muted}> {host} does not list sizes.</span>
          )}
          {hasSubmodules && <span className={muted}> Without submodules.</span>}
        </Fact>
        <Fact name="Commit" isWide>
          <CommitFact source={source} reader={readers.commits} />
        </Fact>
      </dl>
    </>
  );
}

interface FactProps {
  name: string;
  /** Whether the fact is in sentences. */
  isWide?: boolean;
  children: ReactNode;
}

function Fact({ name, isWide, children }: FactProps) {
  return (
    <div className={`${styles.fact} ${isWide ? styles.wide : ''}`}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** The path of one file, or of the folder that has all of them. */
function commonPath([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first;
  const folders = first.split('/').slice(0, -1);
  const isShared = (length: number) => {
    const start = `${folders.slice(0, length).join('/')}/`;
    return others.every((path) => path.startsWith(start));
  };
  let { length } = folders;
  while (length > 0 && !isShared(length)) length -= 1;
  return folders.slice(0, length).join('/');
}
