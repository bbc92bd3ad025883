import type { Artifact } from '../../artifact/artifact';
import { foldText } from '../../text/foldText';
import { matchesSearch } from './matchSearch';
import { parseSearch, quotes, type SearchText } from './parseSearch';
import { bareForm, nearestWords, vocabularyOf, type WordDistance } from './vocabulary';

/**
 * Corrections of a search that finds nothing (product 5.7): the same search with an operator and
 * its word joined, with each word that the catalogue does not have replaced by a similar one, or
 * with phrases and hyphenated words split. `undefined` if those find nothing either.
 */
export function suggestSearch(
  artifacts: readonly Artifact[],
  q: string,
  distance: WordDistance,
): string | undefined {
  const words = vocabularyOf(artifacts);
  const finds = (typed: string) => {
    const search = parseSearch(typed);
    if (typed === q || search.length === 0) return false;
    return artifacts.some((artifact) => matchesSearch(artifact, search));
  };
  const isKnown = (term: SearchText) => areFound(artifacts, term);
  // `controll` is not a word, but part of "controller".
  const isWord = ({ text }: SearchText) => words.has(bareForm(text));
  const tidied = tidy(q);
  for (const typed of new Set([tidied, takenApart(tidied)])) {
    if (finds(typed)) return typed;
    for (const isRight of [isKnown, isWord]) {
      const corrected = withNearWords(typed, artifacts, isRight, (term) =>
        nearestWords(term.text, words, distance),
      );
      if (finds(corrected)) return corrected;
    }
  }
  return undefined;
}

/**
 * A repository in the notation of a code host: its address, a page of it, or the command to clone
 * it.
 */
const repositoryPage =
  /(?:git clone )?(?:[a-z]{1,9}:\/\/)?git\w{0,40}(?:\.\w{1,40}){1,4}\/([^\s/]+\/[^\s/"]+?)(?:\.git)?(?:[/?#][^\s"]*)?(?=[\s"]|$)/gi;

/** The address of a page of Zenodo, whose number is in its DOI. */
const zenodoPage = /(?:[a-z]{1,9}:\/\/)?(?:www\.)?zenodo\.org\/records?\/(\d+)[^\s"]*/gi;

/** Brackets around words, and punctuation after them. */
const punctuation = /(?<=^|\s)[([{]+|[)\]},;!?]+(?=\s|$)/g;

/**
 * Joins an operator and the word after the space, removes punctuation, writes hyphens as typed on a
 * keyboard, and identifies a repository and an archive as the catalogue does.
 */
function tidy(q: string): string {
  return q
    .replace(punctuation, '')
    .replace(/(?<=^|\s)(-?(?:tag|author|affiliation|title|doi|has|is):)\s+(?=\S)/gi, '$1')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(repositoryPage, '$1')
    .replace(zenodoPage, 'zenodo.$1');
}

/** Splits phrases and hyphenated words into separate words, except excluded ones. */
function takenApart(q: string): string {
  if (/(?<=^|\s)-/.test(q)) return q;
  return q.replace(quotes, '').replace(/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu, ' ');
}

/** Replaces each incorrect word with the nearest word in artifacts that contain the other words. */
function withNearWords(
  q: string,
  artifacts: readonly Artifact[],
  isRight: (term: SearchText) => boolean,
  nearWords: (term: SearchText) => string[],
): string {
  let corrected = q;
  for (const terms of parseSearch(q)) {
    const texts = terms.filter((term) => !('flag' in term) && !term.isExcluded) as SearchText[];
    const wrong = texts.filter((term) => !isRight(term));
    const right = texts.filter((term) => !wrong.includes(term));
    let left = artifacts.filter((artifact) => matchesSearch(artifact, [right]));
    for (const term of wrong) {
      const near = nearWords(term).find((word) => areFound(left, like(term, word)));
      if (near === undefined) break;
      left = left.filter((artifact) => matchesSearch(artifact, [[like(term, near)]]));
      corrected = withWord(corrected, term.text, near);
    }
  }
  return corrected;
}

function areFound(artifacts: readonly Artifact[], term: SearchText): boolean {
  return artifacts.some((artifact) => matchesSearch(artifact, [[term]]));
}

function like(term: SearchText, word: string): SearchText {
  return { ...term, text: foldText(word) };
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
