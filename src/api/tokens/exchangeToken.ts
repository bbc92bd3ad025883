import { ShapeError } from '../http/errors/shapeError';
import { objectFromAnswer } from '../wire/wireFields';

/** What the dashboard may do with its token (product 6). */
const scope = 'artifacts:read artifacts:write';

/**
 * Asks for a Trovi token in exchange for an access token of the sign-on server (contract/sign-on
 * 1, which refuses any member more and the `grant_type` of RFC 8693).
 */
export function exchangeTokenRequest(base: URL, accessToken: string): Request {
  return new Request(new URL('token/', base), {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'token_exchange',
      subject_token: accessToken,
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      scope,
    }),
    referrerPolicy: 'no-referrer',
  });
}

/** The Trovi token in the answer. Throws a `ShapeError` where there is none. */
export function tokenFromAnswer(answer: unknown): string {
  const { access_token: token } = objectFromAnswer(answer);
  if (typeof token !== 'string' || !token) throw new ShapeError('access_token', 'a text');
  return token;
}
