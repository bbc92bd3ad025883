import createBidi from 'bidi-js';

/** Unicode's bidirectional algorithm. */
export const bidi = createBidi();

/** Whether a text reads from right to left: its first letter with a direction decides. */
export function isRightToLeft(text: string): boolean {
  return (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1;
}
