/** The command was called in a wrong way. The message says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
