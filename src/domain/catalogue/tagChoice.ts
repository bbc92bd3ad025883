/**
 * The tags that a person may choose next: those of the vocabulary that are not chosen yet and hold every word typed,
 * whatever the letter case. Tags that begin with the text come first; else the vocabulary's order stays.
 */
export function selectableTags(
  vocabulary: readonly string[],
  chosen: readonly string[],
  typed: string,
): string[] {
  const taken = new Set(chosen.map(fold));
  const text = fold(typed.trim());
  const words = text.split(/\s+/);
  const found = vocabulary.filter((tag) => {
    const folded = fold(tag);
    return !taken.has(folded) && words.every((word) => folded.includes(word));
  });
  const isHead = (tag: string) => fold(tag).startsWith(text);
  return [...found.filter(isHead), ...found.filter((tag) => !isHead(tag))];
}

function fold(text: string): string {
  return text.toLowerCase();
}
