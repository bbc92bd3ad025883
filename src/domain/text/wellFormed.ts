/** Replaces unpaired surrogates, which cannot be encoded, with the replacement character. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
