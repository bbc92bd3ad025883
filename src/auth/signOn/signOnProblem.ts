import * as v from 'valibot';

import type { SessionState } from '../../domain/ports/session';
import { SignOnError } from '../../domain/errors/signOnError';
import { ownObject } from '../../domain/text/ownObject';

/** The sign-on server does not respond. */
export function unreachable(): SignOnError {
  return new SignOnError(
    'unreachable',
    'The sign-on server cannot be reached. Please try again later.',
  );
}

/** No Trovi token is available (product 8.1). */
export function noToken(): SignOnError {
  return new SignOnError(
    'token',
    'Could not get token. If this issue persists, please try to relog.',
  );
}

/** Returns the change that removes a problem with tokens from a state. Other problems are kept. */
export function withoutTokenProblem({ problem }: SessionState): Partial<SessionState> {
  return problem?.code === 'token' ? { problem: undefined } : {};
}

/**
 * Whether the sign-on server responded to a refresh with 400: its session is over (product 4.1).
 */
export function isSessionOver(error: unknown): boolean {
  return statusOf(error) === 400;
}

/** Whether the server's response belongs to another request than this browser's (product 5.5). */
export function isWrongNonce(error: unknown): boolean {
  return error instanceof Error && error.message === 'Invalid nonce.';
}

/**
 * Converts a failure of keycloak-js to an error for users. Of its texts, only the server's reason
 * is shown.
 */
export function signOnProblem(error: unknown): SignOnError {
  if (error instanceof SignOnError) return error;
  if (isWrongNonce(error)) {
    return refused("the sign-on server's response does not belong to this page (invalid nonce)");
  }
  const [, flaw] = (error instanceof Error && unreadable.exec(error.message)) || [];
  if (flaw) return refused(`the sign-on server sent a token that cannot be read (${flaw})`);
  const status = statusOf(error);
  if (status !== undefined && status < 500) {
    return refused(`the sign-on server refused with status ${status}`);
  }
  if (!v.is(responseSchema, error)) return unreachable();
  if (error.error === 'access_denied')
    return new SignOnError('refused', 'Signing in was cancelled.');
  const { error_description: description } = error;
  const reason = typeof description === 'string' && description.slice(0, 200);
  return refused(`the sign-on server says "${reason || error.error}"`);
}

/** The error text of keycloak-js, and of our own reader, for an unreadable token. */
const unreadable = /^Unable to decode token, (.+)\.$/;

/** The server's reason in the page's address (RFC 6749 4.1.2.1), as keycloak-js throws it. */
const responseSchema = ownObject({ error: v.string(), error_description: v.optional(v.unknown()) });

/** A `NetworkError` of keycloak-js. */
const networkErrorSchema = ownObject({ response: ownObject({ status: v.number() }) });

function refused(reason: string): SignOnError {
  return new SignOnError('refused', `Signing in failed: ${reason}.`);
}

function statusOf(error: unknown): number | undefined {
  return v.is(networkErrorSchema, error) ? error.response.status : undefined;
}
