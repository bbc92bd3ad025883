import { piecesOf, readDoiUrn, readUrn, type Urn } from './urn';
import { UrnError } from './urnError';

const knownKinds: ReadonlySet<string> = new Set([
  'user',
  'project',
  'contents',
  'image',
  'artifact',
]);

/**
 * Reads a URN of one of the catalogue's kinds. Throws a {@link UrnError} with the texts of
 * product 5.3.
 */
export function parseUrn(text: string): Urn {
  const pieces = piecesOf(text);
  if (pieces.length < 4) throw new UrnError('too-few-parts', 'Invalid URN: Too few parts');
  const urn = readUrn(text);
  if (!urn || !knownKinds.has(urn.kind)) throw new UrnError('unknown-type', 'Unknown URN type');
  return urn;
}

/** Like {@link readDoiUrn}, but throws a {@link UrnError} for any other text (product 5.3). */
export function parseDoiUrn(text: string): string {
  const doi = readDoiUrn(text);
  if (doi === undefined) {
    throw new UrnError(
      'not-a-doi',
      'A DOI URN must have exactly 5 parts and start with the archive contents prefix',
    );
  }
  return doi;
}
