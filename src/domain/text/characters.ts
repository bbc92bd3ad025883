import { wellFormed } from './wellFormed';

/**
 * A text in the form in which it is sent and stored: trimmed, as the server does, and without NUL
 * and unpaired surrogates, which the server refuses (contract/api 1.5).
 */
export function tidyText(text: string): string {
  return wellFormed(text).replaceAll('\0', '').trim();
}

/** The length of the tidied text as the server counts it: in code points (contract/api 1.5). */
export function countCharacters(text: string): number {
  return Array.from(tidyText(text)).length;
}

/** The message for a text that is too long (product 5.1); `undefined` for other texts. */
export function limitProblem(text: string, limit: number): string | undefined {
  return countCharacters(text) > limit ? `Please use maximum ${limit} characters` : undefined;
}
