import type { Artifact } from '../artifact/artifact';

/** Texts that catalogues store where no citation is known (contract/api 6.4). */
const standIns: ReadonlySet<string> = new Set([
  'no citation found. view source link',
  'no citation found',
  'no citation information found',
  'no citation available',
  'no citation provided',
  'no citation',
  'citation not found',
  'citation not available',
  'view source link',
  'not available',
  'not found',
  'unknown',
  'none',
  'null',
  'n/a',
  'na',
  'tbd',
]);

/**
 * The citation that the authors provided. `undefined` if it is missing or only a placeholder.
 * Letter case, whitespace and the final full stop of a placeholder do not matter.
 */
export function ownCitation({ citation = '' }: Artifact): string | undefined {
  const text = citation.trim();
  const start = text.slice(0, 80).toLowerCase();
  const compared = start.replace(/\s+/g, ' ').replace(/ ?\.$/, '');
  return /[\p{L}\p{N}]/u.test(text) && !standIns.has(compared) ? text : undefined;
}
