import { CodedError } from '../../errors/codedError';

/**
 * Why a URN was refused. `too-few-parts`, `unknown-type` and `not-a-doi` come with the texts of
 * product 5.3. `no-repository` and `no-doi`: the input for the URN is empty.
 */
export type UrnErrorCode =
  'too-few-parts' | 'unknown-type' | 'not-a-doi' | 'no-repository' | 'no-doi';

/** The text is not a URN of the expected kind. */
export class UrnError extends CodedError<UrnErrorCode> {
  override readonly name = 'UrnError';
}
