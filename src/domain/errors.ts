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
  /**
   * What the body of a refusal says, a line for each message (contract/api 1.6); none if it says
   * nothing that can be shown.
   */
  readonly lines: readonly string[];

  constructor(
    code: CallErrorCode,
    message: string,
    status?: number,
    lines: readonly string[] = [],
  ) {
    super(message);
    this.code = code;
    this.lines = lines;
    if (status !== undefined) this.status = status;
  }
}

/**
 * The lines of a server's body as screens show them: joined by newlines after `Error ` (product
 * 8); `''` without lines.
 */
export function errorMessage(lines: readonly string[]): string {
  return lines.length ? `Error ${lines.join('\n')}` : '';
}
