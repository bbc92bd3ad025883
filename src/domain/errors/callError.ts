/**
 * What went wrong with a call, for screens to choose their words by:
 * - `network`: no answer came (no connection, refused by the browser, cut off);
 * - `refused`: the server answered with a status that is an error;
 * - `shape`: the answer is not of the shape that the contract names.
 */
export type CallErrorCode = 'network' | 'refused' | 'shape';

/** One message of the server about a part of what was sent (contract/api 1.6). */
export interface FieldMessage {
  /**
   * Names the part in the server's spelling. Numbers are places in a list, counted from 0:
   * `['authors', 1, 'email']`. `[]` means everything that was sent.
   */
  readonly path: readonly (string | number)[];
  readonly text: string;
}

/**
 * A call to a server failed. The message is for people. It never holds a token, nor an address with
 * a token in it.
 */
export class CallError extends Error {
  override readonly name: string = 'CallError';

  constructor(
    readonly code: CallErrorCode,
    message: string,
    /** The HTTP status, if an answer came. */
    readonly status?: number,
    /**
     * The messages in the body of a refusal, one line each (contract/api 1.6). Empty if the body
     * holds no text to show.
     */
    readonly lines: readonly string[] = [],
    /** The same messages in the same order, each with the field that it is about. 20 at most. */
    readonly fieldMessages: readonly FieldMessage[] = [],
  ) {
    super(message);
  }
}

/** Whether the server answered with an error. */
export function isRefusal(error: unknown): error is CallError {
  return error instanceof CallError && error.code === 'refused';
}

/** Whether the server refused contents that are registered already (contract/api 2.13.25). */
export function isRegistered(error: unknown): boolean {
  return isRefusal(error) && error.status === 409;
}
