import type { SessionState } from '../../domain/ports/session';
import { SignOnError } from '../../domain/signOnError';

/** The sign-on server does not answer. */
export function unreachable(): SignOnError {
  return new SignOnError(
    'unreachable',
    'The sign-on server cannot be reached. Please try again later.',
  );
}

/** No Trovi token can be had (product 8.1). */
export function noToken(): SignOnError {
  return new SignOnError(
    'token',
    'Could not get token. If this issue persists, please try to relog.',
  );
}

/** The change of a state that ends its complaint about tokens, if it has one. */
export function withoutTokenProblem({ problem }: SessionState): Partial<SessionState> {
  return problem?.code === 'token' ? { problem: undefined } : {};
}

/** The browser withholds what keycloak-js needs (product 8.2). */
export function noWebCrypto(): SignOnError {
  return new SignOnError('insecure', 'Web Crypto API is not available.');
}

/**
 * Whether the sign-on server answered 400 to a refresh: the session is over there (product 4.1).
 */
export function isSessionOver(error: unknown): boolean {
  return statusOf(error) === 400;
}

/** Whether an answer came that was not meant for the request of this browser (product 5.5). */
export function isWrongNonce(error: unknown): boolean {
  return error instanceof Error && error.message === 'Invalid nonce.';
}

/** What to tell people of a failure of keycloak-js. Its own words are not passed on, but for the server's reason. */
export function signOnProblem(error: unknown): SignOnError {
  if (error instanceof SignOnError) return error;
  if (isWrongNonce(error)) {
    return refused("the sign-on server's answer does not belong to this page (invalid nonce)");
  }
  const [, flaw] = (error instanceof Error && unreadable.exec(error.message)) || [];
  if (flaw) return refused(`the sign-on server sent a token that cannot be read (${flaw})`);
  const status = statusOf(error);
  if (status !== undefined && status < 500) {
    return refused(`the sign-on server refused with status ${status}`);
  }
  const answer = answerOf(error);
  if (answer?.error === 'access_denied') {
    return new SignOnError('refused', 'Signing in was cancelled.');
  }
  if (answer)
    return refused(`the sign-on server says "${answer.error_description || answer.error}"`);
  return unreachable();
}

/** What keycloak-js and our own reading say of a token that is none. */
const unreadable = /^Unable to decode token, (.+)\.$/;

function refused(reason: string): SignOnError {
  return new SignOnError('refused', `Signing in failed: ${reason}.`);
}

/** The status in a `NetworkError` of keycloak-js. */
function statusOf(error: unknown): number | undefined {
  const { response } = (error ?? {}) as { response?: { status?: unknown } };
  return typeof response?.status === 'number' ? response.status : undefined;
}

/** What the server gave as reason in the page's address (RFC 6749 4.1.2.1). */
function answerOf(error: unknown): { error: string; error_description?: string } | undefined {
  const answer = (error ?? {}) as { error?: unknown; error_description?: unknown };
  if (typeof answer.error !== 'string') return undefined;
  const { error_description: description } = answer;
  return {
    error: answer.error,
    ...(typeof description === 'string' && { error_description: description.slice(0, 200) }),
  };
}
