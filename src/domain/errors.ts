/**
 * What went wrong with a call, for screens to choose their words by:
 * - `network`: no answer came (no connection, refused by the browser, cut off);
 * - `refused`: the server answered with a status that is an error;
 * - `shape`: the answer is not of the shape that the contract names.
 */
export type CallErrorCode = 'network' | 'refused' | 'shape';

/** A call to the outside that did not succeed. The message is for people and never holds a token or an address with one. */
export class CallError extends Error {
  override readonly name: string = 'CallError';
  readonly code: CallErrorCode;
  /** The HTTP status, if an answer came. */
  readonly status?: number;

  constructor(code: CallErrorCode, message: string, status?: number) {
    super(message);
    this.code = code;
    if (status !== undefined) this.status = status;
  }
}
