import { CallError } from '../../../domain/errors';

/** The server was silent for too long. Its `code` is `network`. */
export class LateAnswerError extends CallError {
  override readonly name = 'LateAnswerError';

  constructor() {
    super('network', 'The catalogue did not answer in time.');
  }
}
