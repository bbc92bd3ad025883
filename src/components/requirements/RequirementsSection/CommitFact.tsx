import { useCallback } from 'react';
import { commitPage } from '../../../domain/artifact/git/commitPage';
import { isCommitHash } from '../../../domain/artifact/git/gitRef';
import type { FileSource } from '../../../domain/files/fileSource';
import type { CommitReader } from '../../../domain/ports/commitReader';
import { useRequest } from '../../services/useRequest';
import { mono, muted } from '../../ui/base/base.css';
import { Timestamp } from '../../ui/Timestamp/Timestamp';
import { FactFailure } from './FactFailure';

interface CommitFactProps {
  source: FileSource;
  reader: CommitReader;
}

/** The date of a version's commit, and whether the default branch has moved on since. */
export function CommitFact({ source, reader }: CommitFactProps) {
  const ask = useCallback(
    (signal: AbortSignal) => reader.readCommits(source, signal),
    [reader, source],
  );
  const { status, response, retry } = useRequest(ask);
  if (status === 'failed') return <FactFailure subject="The date" onRetry={retry} />;
  if (status === 'loading') return <span className={muted}>Loading…</span>;
  if (!response) return <span className={muted}>None. These files are not in a repository.</span>;
  const { commit, newest } = response;
  const { files } = source;
  return (
    <>
      <a href={commitPage(files, commit.hash)} target="_blank" rel="noopener noreferrer">
        <Timestamp instant={commit.committedAt} /> (
        <span className={mono}>{commit.hash.slice(0, 7)}</span>)
      </a>
      <span className={muted}>
        {'. '}
        {commit.hash === newest.hash ? (
          'It is the newest commit of the default branch.'
        ) : (
          <>
            The newest commit of the default branch is a different one, of{' '}
            <Timestamp instant={newest.committedAt} />.
          </>
        )}
        {!isCommitHash(files.ref) && <MovingRef name={files.ref} />}
      </span>
    </>
  );
}

function MovingRef({ name }: { name: string }) {
  if (name === 'HEAD') return ' The version names no commit, so its files can change.';
  return (
    <>
      {' '}
      The version names <bdi>{name}</bdi>, not a commit, so its files can change.
    </>
  );
}
