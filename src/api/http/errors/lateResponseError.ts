import { CallError } from '../../../domain/errors/callError';

/** The server did not respond in time. The error's `code` is `network`. */
export class LateResponseError extends CallError {
  override readonly name = 'LateResponseError';

  constructor() {
    super('network', 'The catalogue did not respond in time.');
  }
}
