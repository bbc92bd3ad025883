import { wellFormed } from '../addresses/webAddress';

/**
 * A text as it is sent and stored: without blanks at its ends, which the server trims, and without NUL and halves of
 * characters, which it refuses (contract/api 1.5).
 */
export function tidyText(text: string): string {
  return wellFormed(text).replaceAll('\0', '').trim();
}

/** The length of a text as the server counts it: in code points, once tidied (contract/api 1.5). */
export function countCharacters(text: string): number {
  return Array.from(tidyText(text)).length;
}

/**
 * What is wrong with a text that is too long, in the spec's words (product 5.1); nothing if it is
 * not.
 */
export function limitProblem(text: string, limit: number): string | undefined {
  return countCharacters(text) > limit ? `Please use maximum ${limit} characters` : undefined;
}
