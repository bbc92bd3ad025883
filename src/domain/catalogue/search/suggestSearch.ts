import type { Artifact } from '../../artifact/artifact';
import { foldText } from './foldText';
import { matchesSearch } from './matchSearch';
import { parseSearch, type SearchText } from './parseSearch';
import { type SearchField, writtenTextsOf } from './searchTexts';

/** The number of letters to change, add or remove that makes one word of another. */
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

/** Longer words are not compared. */
const longestWord = 40;

/**
 * The search with each word that the catalogue does not have replaced by its nearest word (product
 * 5.7): at most two letters away, one for words of up to four letters; among equally near ones, the
 * most frequent. `undefined` if that finds nothing either.
 */
export function suggestSearch(
  artifacts: readonly Artifact[],
  q: string,
  distance: WordDistance,
): string | undefined {
  const words = vocabularyOf(artifacts);
  let suggestion = q;
  for (const term of parseSearch(q).flat()) {
    if ('flag' in term || term.isExcluded || isKnown(artifacts, term)) continue;
    const near = nearestWord(term.text, words, distance);
    if (!near) return undefined;
    suggestion = withWord(suggestion, term.text, near);
  }
  if (suggestion === q) return undefined;
  const search = parseSearch(suggestion);
  return artifacts.some((artifact) => matchesSearch(artifact, search)) ? suggestion : undefined;
}

function isKnown(artifacts: readonly Artifact[], term: SearchText): boolean {
  return artifacts.some((artifact) => matchesSearch(artifact, [[term]]));
}

interface Word {
  written: string;
  count: number;
}

/** The words of the catalogue by their folded form. */
function vocabularyOf(artifacts: readonly Artifact[]): ReadonlyMap<string, Word> {
  const words = new Map<string, Word>();
  for (const artifact of artifacts) {
    for (const text of suggested.flatMap((field) => writtenTextsOf(artifact, field))) {
      for (const [written] of text.matchAll(/[\p{L}\p{M}\p{N}]{3,}/gu)) {
        if (written.length > longestWord) continue;
        const folded = foldText(written);
        const word = words.get(folded);
        if (word) word.count += 1;
        else words.set(folded, { written: written.toLowerCase(), count: 1 });
      }
    }
  }
  return words;
}

function nearestWord(
  text: string,
  words: ReadonlyMap<string, Word>,
  distance: WordDistance,
): string | undefined {
  if (text.length > longestWord) return undefined;
  const most = text.length <= 4 ? 1 : farthest;
  let best: (Word & { away: number }) | undefined;
  for (const [folded, word] of words) {
    if (Math.abs(folded.length - text.length) > most) continue;
    const away = distance(folded, text);
    if (away > most) continue;
    if (!best || away < best.away || (away === best.away && word.count > best.count)) {
      best = { ...word, away };
    }
  }
  return best?.written;
}

/** Replaces the typed word, which folds to `folded`. */
function withWord(q: string, folded: string, near: string): string {
  let isReplaced = false;
  return q.replace(/[^\s":]+/g, (typed) => {
    const bare = typed.replace(/^-/, '');
    if (isReplaced || foldText(bare) !== folded) return typed;
    isReplaced = true;
    return typed.slice(0, typed.length - bare.length) + near;
  });
}
