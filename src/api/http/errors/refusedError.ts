import { CallError, type FieldMessage } from '../../../domain/errors/callError';

/** The server responded with an error status. The error's `code` is `refused`. */
export class RefusedError extends CallError {
  override readonly name = 'RefusedError';
  declare readonly status: number;
  /** The server's code for a problem with a token: `invalid_grant` (contract/api 1.6, O). */
  readonly tokenProblem?: string;
  /** How long the server asks to wait before the next call, in milliseconds (`Retry-After`). */
  readonly retryAfterMs?: number;

  constructor(
    status: number,
    lines: readonly string[] = [],
    tokenProblem?: string,
    fieldMessages: readonly FieldMessage[] = [],
    retryAfterMs?: number,
  ) {
    const message = lines.join('\n') || `The server responded with status ${status}.`;
    super('refused', message, status, lines, fieldMessages);
    this.tokenProblem = tokenProblem;
    this.retryAfterMs = retryAfterMs;
  }

  /** The same refusal with its messages assigned to other paths. */
  withFieldMessages(fieldMessages: readonly FieldMessage[]): RefusedError {
    const { status, lines, tokenProblem, retryAfterMs } = this;
    return new RefusedError(status, lines, tokenProblem, fieldMessages, retryAfterMs);
  }
}
