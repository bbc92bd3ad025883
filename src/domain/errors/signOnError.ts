import { CodedError } from './codedError';

/**
 * Why signing in or out failed, or a signed-in user got no token:
 * - `unreachable`: the sign-on server does not respond.
 * - `refused`: the server refused, or its response cannot be trusted.
 * - `insecure`: the page has no secure connection, so the browser does not provide Web Crypto.
 * - `configuration`: `identity` is missing or breaks a rule of product 5.6.
 * - `token`: no Trovi token is available (contract/sign-on 3).
 */
export type SignOnErrorCode = 'unreachable' | 'refused' | 'insecure' | 'configuration' | 'token';

/** A failure of sign-on. The message is a sentence for users and never contains a token. */
export class SignOnError extends CodedError<SignOnErrorCode> {
  override readonly name = 'SignOnError';
}
