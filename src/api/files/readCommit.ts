import * as v from 'valibot';
import { FileError } from '../../domain/files/fileError';
import type { Commit } from '../../domain/ports/commitReader';
import { ownObject } from '../../domain/text/ownObject';
import { readJson } from './readJson';

/** A list of commits, as GitHub and Gitea send it. */
const commitsSchema = v.array(
  ownObject({
    sha: v.string(),
    commit: ownObject({ committer: ownObject({ date: v.string() }) }),
  }),
);

/** Reads the first commit of a list. */
export async function readNewestCommit(address: string, signal: AbortSignal): Promise<Commit> {
  const { value } = await readJson(address, commitsSchema, signal);
  const [first] = value;
  if (!first) throw new FileError('missing');
  return commitOf(first.sha, first.commit.committer.date);
}

/** Checks the values of a commit. */
export function commitOf(hash: string, date: string): Commit {
  const committedAt = Date.parse(date);
  if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(hash) || Number.isNaN(committedAt)) {
    throw new FileError('failed');
  }
  return { hash, committedAt };
}
