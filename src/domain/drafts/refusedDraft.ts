import type { DraftProblem } from './draftValidation';
import { CallError } from '../errors/callError';

/** The server refused a draft. Its `code` is `refused`. */
export class RefusedDraftError extends CallError {
  override readonly name = 'RefusedDraftError';
  /** The server's messages about single fields. */
  readonly problems: readonly DraftProblem[];
  /** The server's messages that belong to no field. */
  readonly otherLines: readonly string[];

  constructor(
    status: number,
    lines: readonly string[],
    problems: readonly DraftProblem[],
    otherLines: readonly string[] = problems.length > 0 ? [] : lines,
  ) {
    super(
      'refused',
      lines.join('\n') || `The server responded with status ${status}.`,
      status,
      lines,
    );
    this.problems = problems;
    this.otherLines = otherLines;
  }
}
