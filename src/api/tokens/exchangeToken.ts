import * as v from 'valibot';

import type { ApiRequest } from '../http/apiRequest';
import { readResponse } from '../wire/readResponse';
import { object } from '../wire/lenientSchemas';
import { writeJson } from '../../domain/text/writeJson';

/** The permissions of the token (product 6). */
const scope = 'artifacts:read artifacts:write';

/**
 * Creates the request for a Trovi token in exchange for an access token of the sign-on server
 * (contract/sign-on 1). The server refuses other members, and the `grant_type` of RFC 8693.
 */
export function exchangeTokenRequest(base: URL, accessToken: string): ApiRequest {
  return {
    url: new URL('token/', base).href,
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: writeJson({
      grant_type: 'token_exchange',
      subject_token: accessToken,
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      scope,
    }),
    referrerPolicy: 'no-referrer',
  };
}

const responseSchema = object({
  access_token: v.pipe(v.string('a text'), v.nonEmpty('a text')),
});

/** Reads the Trovi token. Throws a `ShapeError` if it is missing. */
export function tokenFromResponse(response: unknown): string {
  return readResponse(responseSchema, response).access_token;
}
