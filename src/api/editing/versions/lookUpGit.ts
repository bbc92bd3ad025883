import {
  readGitAddress,
  withoutCredentials,
  writeGitAddress,
} from '../../../domain/git/gitAddress';
import type { GitRef } from '../../../domain/git/gitRefs';

import { ShapeError } from '../../http/errors/shapeError';
import { objectFromAnswer } from '../../wire/wireFields';

/**
 * Asks the portal for the refs of a repository (contract/portal 1.2), with the final slash, and
 * without headers of our own, since it answers no preflight. The repository goes by the address
 * that its URN will hold (contract/api 7.6), so that no credentials leave the page. Throws a
 * `TypeError` where there is no address, for which the portal has but a fault.
 */
export function lookUpGitRequest(portal: URL, cloneUrl: string): Request {
  const address = readGitAddress(cloneUrl);
  const remote = address ? writeGitAddress(address) : withoutCredentials(cloneUrl);
  if (!remote) throw new TypeError('There is no address of a repository.');
  const url = new URL('experiment/share/api/git/', portal);
  url.searchParams.set('remote_url', remote);
  return new Request(url);
}

/**
 * The refs in the answer, in its order. Pairs that do not hold a hash and a name are left out; a `ShapeError` where there
 * is no list.
 */
export function gitRefsFromAnswer(answer: unknown): GitRef[] {
  const { result } = objectFromAnswer(answer);
  if (!Array.isArray(result)) throw new ShapeError('result', 'a list');
  return result.flatMap((pair: unknown) => gitRefFromWire(pair) ?? []);
}

function gitRefFromWire(pair: unknown): GitRef | undefined {
  const [commit, name] = Array.isArray(pair) ? (pair as unknown[]) : [];
  if (typeof commit !== 'string' || !/^[\da-f]{7,64}$/i.test(commit)) return undefined;
  return typeof name === 'string' && name.trim() ? { commit, name } : undefined;
}
