import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An error response, with its body (contract/api 1.6). */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: ContentfulStatusCode;
  readonly body: object;
  readonly headers: Record<string, string>;

  constructor(status: ContentfulStatusCode, body: object, headers: Record<string, string> = {}) {
    super(`${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** Shape D (contract/api 1.6). */
export function detailed(status: ContentfulStatusCode, detail: string): Refusal {
  return new Refusal(status, { detail });
}

/** Missing, malformed, or hidden from the caller. */
export function notFound(): Refusal {
  return detailed(404, 'Not found.');
}

/** The artifact exists, but is hidden from the caller. */
export function notViewable(): Refusal {
  return detailed(403, 'You may not view this artifact.');
}

export function missingScope(scope: string): Refusal {
  return detailed(403, `The call lacks the scope ${scope}.`);
}

export function methodNotAllowed(method: string, allowed: string[]): Refusal {
  const headers = { allow: allowed.join(', ') };
  return new Refusal(405, { detail: `Method "${method}" not allowed.` }, headers);
}

/** A wrong query parameter: shape V. */
export function badParameter(name: string, message: string): Refusal {
  return new Refusal(400, { [name]: message });
}

/** A call that is wrong as a whole: shape S. */
export function badCall(message: string): Refusal {
  return new Refusal(400, [message]);
}

type TokenError = 'invalid_token' | 'invalid_grant' | 'invalid_client' | 'invalid_scope';

/** A token problem: shape O, never 401 (contract/api 1.3). */
export function badToken(error: TokenError, description: string): Refusal {
  return new Refusal(403, { error, error_description: description });
}

/** Any unexpected error (contract/api 1.6). */
export function unknownError(): Refusal {
  return detailed(500, 'An unknown error occurred.');
}
