/**
 * How a call failed, so that screens can choose their texts:
 * - `network`: no response arrived (no connection, refused by the browser, interrupted);
 * - `refused`: the server responded with an error status;
 * - `shape`: the response does not have the shape that the contract specifies.
 */
export type CallErrorCode = 'network' | 'refused' | 'shape';

/** One message of the server about a part of what was sent (contract/api 1.6). */
export interface FieldMessage {
  /**
   * The path of the part in the server's spelling. Numbers are places in a list, counted from 0:
   * `['authors', 1, 'email']`. `[]` means everything that was sent.
   */
  readonly path: readonly (string | number)[];
  readonly text: string;
}

/**
 * A call to a server failed. The message is for users. It never contains a token, or an address
 * with a token.
 */
export class CallError extends Error {
  override readonly name: string = 'CallError';

  constructor(
    readonly code: CallErrorCode,
    message: string,
    /** The HTTP status, if a response arrived. */
    readonly status?: number,
    /**
     * The messages in the body of a refusal, one line each (contract/api 1.6). Empty if the body
     * contains no text to show.
     */
    readonly lines: readonly string[] = [],
    /** The same messages in the same order, each with its field. At most 20. */
    readonly fieldMessages: readonly FieldMessage[] = [],
  ) {
    super(message);
  }
}

/** Whether the server responded with an error. */
export function isRefusal(error: unknown): error is CallError {
  return error instanceof CallError && error.code === 'refused';
}

/** Whether the server refused contents that are already registered (contract/api 2.13.25). */
export function isRegistered(error: unknown): boolean {
  return isRefusal(error) && error.status === 409;
}
