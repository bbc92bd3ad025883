import { CallError } from '../domain/errors';

/** The server answered with a status that is an error. Its `code` is `refused`, its `status` is always there. */
export class RefusedError extends CallError {
  override readonly name = 'RefusedError';
  /** What the body of the answer says, a line for each message (contract 1.6); none if it says nothing that can be shown. */
  readonly lines: string[];
  /** The code of a refusal that concerns a token, as `invalid_grant` (contract 1.6, O). */
  readonly tokenProblem?: string;

  constructor(status: number, lines: string[] = [], tokenProblem?: string) {
    super('refused', lines.join('\n') || `The server answered with status ${status}.`, status);
    this.lines = lines;
    this.tokenProblem = tokenProblem;
  }
}
