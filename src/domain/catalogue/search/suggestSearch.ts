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

/** Shorter and longer words are not compared. */
const shortestWord = 3;
const longestWord = 40;

/**
 * What the user may have meant by a search that finds nothing (product 5.7): the same with an
 * operator and its word joined, with each word that the catalogue does not have replaced by its
 * nearest word, or with phrases and hyphenated words taken apart. `undefined` if that finds nothing
 * either.
 */
export function suggestSearch(
  artifacts: readonly Artifact[],
  q: string,
  distance: WordDistance,
): string | undefined {
  const words = vocabularyOf(artifacts);
  const finds = (typed: string) => {
    const search = parseSearch(typed);
    return typed !== q && artifacts.some((artifact) => matchesSearch(artifact, search));
  };
  const tidied = tidy(q);
  for (const typed of [tidied, takenApart(tidied)]) {
    if (finds(typed)) return typed;
    const corrected = withKnownWords(typed, artifacts, words, distance);
    if (corrected !== undefined && finds(corrected)) return corrected;
  }
  return undefined;
}

/** The address of a page of a repository, or one without its beginning. */
const repositoryPage = /(?:\w+:\/\/)?git\w+\.\w+\/([^\s/]+\/[^\s/"]+)[^\s"]*/gi;

/**
 * Joins an operator and the word after the blank, writes hyphens as a keyboard does, and names a
 * repository as the catalogue does.
 */
function tidy(q: string): string {
  return q
    .replace(/(?<=^|\s)(-?(?:tag|author|affiliation|title|doi|has|is):)\s+(?=\S)/gi, '$1')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(repositoryPage, '$1');
}

/** Phrases and hyphenated words as words of their own, but for those to be left out. */
function takenApart(q: string): string {
  if (/(?<=^|\s)-/.test(q)) return q;
  return q.replace(/["“”„‟]/g, '').replace(/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu, ' ');
}

/**
 * Replaces each word that the catalogue does not have by its nearest word: at most two letters
 * away, one for words of up to four letters; among equally near ones, the most frequent.
 */
function withKnownWords(
  q: string,
  artifacts: readonly Artifact[],
  words: Vocabulary,
  distance: WordDistance,
): string | undefined {
  let corrected = q;
  for (const term of parseSearch(q).flat()) {
    if ('flag' in term || term.isExcluded || isKnown(artifacts, term)) continue;
    const near = nearestWord(term.text, words, distance);
    if (!near) return undefined;
    corrected = withWord(corrected, term.text, near);
  }
  return corrected;
}

function isKnown(artifacts: readonly Artifact[], term: SearchText): boolean {
  return artifacts.some((artifact) => matchesSearch(artifact, [[term]]));
}

interface Word {
  written: string;
  count: number;
}

/** The words of the catalogue by their {@link bareForm}. */
type Vocabulary = ReadonlyMap<string, Word>;

function vocabularyOf(artifacts: readonly Artifact[]): Vocabulary {
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

/** A word folded and without hyphens, so that `wifi` is as near as can be to `Wi-Fi`. */
function bareForm(word: string): string {
  return foldText(word).replaceAll('-', '');
}

function nearestWord(term: string, words: Vocabulary, distance: WordDistance): string | undefined {
  if (term.length > longestWord) return undefined;
  const text = bareForm(term);
  const most = text.length <= 4 ? 1 : farthest;
  let best: (Word & { away: number }) | undefined;
  for (const [bare, word] of words) {
    if (Math.abs(bare.length - text.length) > most) continue;
    const away = distance(bare, text);
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
