import { CallError } from '../../../domain/errors/callError';

/**
 * The server reported success, but its response does not have the shape of the contract. The
 * error's `code` is `shape`. It has no `status`.
 */
export class ShapeError extends CallError {
  override readonly name = 'ShapeError';
  /** Path of the first wrong field: `versions[2].contents.urn`. `''` for the whole response. */
  readonly field: string;

  /** `expected` is what the contract specifies there, with its article: `a list`. */
  constructor(field: string, expected: string) {
    super('shape', `${field || 'The response'} is not ${expected}.`);
    this.field = field;
  }
}
