import type { Artifact } from '../../artifact/artifact';
import { foldText } from '../../text/foldText';
import { type SearchField, writtenTextsOf } from './searchTexts';

/** The number of letters to change, add or remove that turns one word into another. */
export type WordDistance = (one: string, other: string) => number;

/** Fields whose words are suggested. */
const suggested: readonly SearchField[] = [
  'title',
  'tag',
  'shortDescription',
  'author',
  'affiliation',
];

const farthest = 2;

/** Shorter and longer words are not compared. */
const shortestWord = 3;
const longestWord = 40;

/** The number of nearest words that are tried in place of an unknown word. */
const mostTried = 12;

interface Word {
  written: string;
  count: number;
}

/** The words of the catalogue by their {@link bareForm}. */
export type Vocabulary = ReadonlyMap<string, Word>;

const known = new WeakMap<readonly Artifact[], Vocabulary>();

/** The words of titles, tags, short descriptions and names, read once for each list. */
export function vocabularyOf(artifacts: readonly Artifact[]): Vocabulary {
  let words = known.get(artifacts);
  if (!words) {
    words = readVocabulary(artifacts);
    known.set(artifacts, words);
  }
  return words;
}

function readVocabulary(artifacts: readonly Artifact[]): Vocabulary {
  const words = new Map<string, Word>();
  for (const artifact of artifacts) {
    for (const text of suggested.flatMap((field) => writtenTextsOf(artifact, field))) {
      for (const [compound] of text.matchAll(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu)) {
        for (const written of new Set([compound, ...compound.split('-')])) {
          if (written.length < shortestWord || written.length > longestWord) continue;
          const bare = bareForm(written);
          const word = words.get(bare);
          if (word) word.count += 1;
          else words.set(bare, { written: written.toLowerCase(), count: 1 });
        }
      }
    }
  }
  return words;
}

/** A word folded and without hyphens, so that `wifi` counts as equal to `Wi-Fi`. */
export function bareForm(word: string): string {
  return foldText(word).replaceAll('-', '');
}

/**
 * The words that are at most two letters away, the nearest first; among equally near ones, the most
 * frequent. A word of up to four letters may have one different letter, or the same letters in
 * another order.
 */
export function nearestWords(term: string, words: Vocabulary, distance: WordDistance): string[] {
  if (term.length > longestWord) return [];
  const text = bareForm(term);
  const near: (Word & { away: number })[] = [];
  for (const [bare, word] of words) {
    if (Math.abs(bare.length - text.length) > farthest) continue;
    const away = distance(bare, text);
    const isNear = text.length > 4 || away < farthest || lettersOf(bare) === lettersOf(text);
    if (away <= farthest && isNear) near.push({ ...word, away });
  }
  return near
    .sort((a, b) => a.away - b.away || b.count - a.count)
    .slice(0, mostTried)
    .map(({ written }) => written);
}

function lettersOf(word: string): string {
  return [...word].sort().join('');
}
