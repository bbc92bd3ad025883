import { CallError } from '../../../domain/errors';

/**
 * An answer arrived with a status of success, but is not of the shape that the contract names. Its `code` is `shape`;
 * it has no `status`, since that was good.
 */
export class ShapeError extends CallError {
  override readonly name = 'ShapeError';
  /** Path of the first wrong field, as `versions[2].contents.urn`; `''` for the answer as a whole. */
  readonly field: string;

  /** `expected` is what should stand there, with its article: `a list`. */
  constructor(field: string, expected: string) {
    super('shape', `${field || 'The answer'} is not ${expected}.`);
    this.field = field;
  }
}
