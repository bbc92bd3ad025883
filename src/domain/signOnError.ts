/**
 * Why somebody could not be signed in or out, or could not act as the one signed in:
 * - `unreachable`: the sign-on server does not answer;
 * - `refused`: it said no, or its answer cannot be trusted;
 * - `insecure`: the page was not loaded over a secure connection, so that the browser withholds Web Crypto;
 * - `configuration`: `identity` is missing or breaks a rule of product 5.6;
 * - `token`: no Trovi token can be had (contract/sign-on 3).
 */
export type SignOnErrorCode = 'unreachable' | 'refused' | 'insecure' | 'configuration' | 'token';

/** A failure around signing on. The message is a sentence for people and never holds a token. */
export class SignOnError extends Error {
  override readonly name = 'SignOnError';
  readonly code: SignOnErrorCode;

  constructor(code: SignOnErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
