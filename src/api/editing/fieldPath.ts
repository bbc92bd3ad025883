import type { FieldMessage } from '../../domain/errors/callError';

/**
 * The parts of an artifact that a call sent, as far as they determine where the server's messages
 * belong.
 */
export interface SentFields {
  /** The fields that an update changes, in the order sent, in the server's spelling. */
  patchedFields?: readonly string[];
  /** The list that a message belongs to when the server names an item but no field. */
  listField: string;
}

/**
 * Returns the path of a server's message, starting at the artifact's field: `['authors', 1,
 * 'email']`. The server may name an operation instead, or a list item without its field
 * (contract/api 1.6, P and SL).
 */
export function fieldPath(path: FieldMessage['path'], sent: SentFields): FieldMessage['path'] {
  const [first, operation, , ...rest] = path;
  if (typeof first === 'number') return [sent.listField, ...path];
  const isOperation = first === 'patch' && typeof operation === 'number';
  const field = isOperation ? sent.patchedFields?.[operation] : undefined;
  return field ? [field, ...rest] : path;
}
