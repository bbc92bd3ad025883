import * as v from 'valibot';

import {
  readGitAddress,
  withoutCredentials,
  writeGitAddress,
} from '../../domain/artifact/git/gitAddress';
import type { GitRef } from '../../domain/artifact/git/gitRefs';

import type { ApiRequest } from '../http/apiRequest';
import { readResponse } from '../wire/readResponse';
import { object } from '../wire/lenientSchemas';

/**
 * Creates the request to the portal for the refs of a repository (contract/portal 1.2). The address
 * has a final slash. The request has no custom headers, because the portal does not respond to
 * preflights. The repository is identified by the address that its URN will hold
 * (contract/api 7.6), so that no credentials are sent. Throws a `TypeError` if the address is
 * missing.
 */
export function lookUpGitRequest(portal: URL, cloneUrl: string): ApiRequest {
  const address = readGitAddress(cloneUrl);
  const remote = address ? writeGitAddress(address) : withoutCredentials(cloneUrl);
  if (!remote) throw new TypeError('The address of the repository is missing.');
  const url = new URL('experiment/share/api/git/', portal);
  url.searchParams.set('remote_url', remote);
  return { url: url.href, method: 'GET', headers: {} };
}

const refSchema = v.tuple([
  v.pipe(v.string(), v.regex(/^[\da-f]{7,64}$/i)),
  v.pipe(v.string(), v.regex(/\S/)),
]);
const refsSchema = object({
  result: v.array(v.fallback(v.optional(refSchema), undefined), 'a list'),
});

/**
 * Reads the refs in the order of the server (contract/portal 1.2). Ignores pairs without a hash and
 * a name. Throws a `ShapeError` if the list is missing.
 */
export function gitRefsFromResponse(response: unknown): GitRef[] {
  const { result } = readResponse(refsSchema, response);
  return result.flatMap((ref) => (ref ? [{ commit: ref[0], name: ref[1] }] : []));
}
