/**
 * Why a text was refused as a URN: `too-few-parts`, `unknown-type` and `not-a-doi` carry the
 * words of product 5.3; `no-repository` and `no-doi` say that there is nothing to make a URN of.
 */
export type UrnErrorCode =
  'too-few-parts' | 'unknown-type' | 'not-a-doi' | 'no-repository' | 'no-doi';

/** A text that is no URN of the wanted kind. */
export class UrnError extends Error {
  override readonly name = 'UrnError';
  readonly code: UrnErrorCode;

  constructor(code: UrnErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
