/**
 * The tags that a user can choose next: tags of the vocabulary that are not chosen yet and contain
 * every typed word, ignoring letter case. Tags that start with the typed text come first; otherwise
 * they keep the vocabulary's order.
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
