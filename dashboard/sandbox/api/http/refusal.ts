import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An answer that is an error, with the body that the contract names for it (contract/api 1.6). */
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

/** There, but not for this caller. */
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

/** A query parameter that cannot be understood: shape V. */
export function badParameter(name: string, message: string): Refusal {
  return new Refusal(400, { [name]: message });
}

/** A call that cannot be answered as it is: shape S. */
export function badCall(message: string): Refusal {
  return new Refusal(400, [message]);
}

type TokenError = 'invalid_token' | 'invalid_grant' | 'invalid_client' | 'invalid_scope';

/** Token trouble: shape O, never 401 (contract/api 1.3). */
export function badToken(error: TokenError, description: string): Refusal {
  return new Refusal(403, { error, error_description: description });
}

/** Anything that should not have happened (contract/api 1.6). */
export function unknownError(): Refusal {
  return detailed(500, 'An unknown error occurred.');
}
