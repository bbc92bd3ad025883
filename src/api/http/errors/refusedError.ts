import { CallError } from '../../../domain/errors';

import type { FieldMessage } from './errorLines';

/** The server answered with a status that is an error. Its `code` is `refused`, its `status` is always there. */
export class RefusedError extends CallError {
  override readonly name = 'RefusedError';
  /** What the body of the answer says of single fields; the same messages as `lines`. */
  readonly fieldMessages: readonly FieldMessage[];
  /** The code of a refusal that concerns a token, as `invalid_grant` (contract/api 1.6, O). */
  readonly tokenProblem?: string;
  /** Milliseconds that the server asks to wait before it is asked again, where it says so and the page may read it. */
  readonly retryAfterMs?: number;

  constructor(
    status: number,
    lines: readonly string[] = [],
    tokenProblem?: string,
    fieldMessages: readonly FieldMessage[] = [],
    retryAfterMs?: number,
  ) {
    const message = lines.join('\n') || `The server answered with status ${status}.`;
    super('refused', message, status, lines);
    this.tokenProblem = tokenProblem;
    this.fieldMessages = fieldMessages;
    this.retryAfterMs = retryAfterMs;
  }
}
