import { isGivenName } from './givenNames';
import {
  acronyms,
  knownOrganisations,
  legalForms,
  organisationWords,
  smallWords,
  surnamesToo,
  wordEnds,
  wordStarts,
} from './organisationWords';

/** Longer words cannot be any of these. */
const longestWord = 50;

/**
 * Whether a name is an organisation's: it has a word such as University, Team or Foundation in one
 * of the larger languages, a small word such as `of`, a well-known name or a known acronym.
 */
export function isOrganisation(name: string): boolean {
  const words = name
    .normalize('NFC')
    .replace(/^\uFEFF/, '')
    .split(/[\s/]+/)
    .map((word) => word.replace(/^[("'“‘«]+|[.,:;)"'”’»]+$/gu, ''))
    .filter((word) => word !== '' && word.length <= longestWord);
  return (
    /^(?:the|die|das) \p{Lu}/iu.test(name) || words.some((word, at) => isTelling(word, at, words))
  );
}

function isTelling(word: string, at: number, words: readonly string[]): boolean {
  const low = word.toLowerCase();
  // `von und zu`, `in 't Veld`
  if (smallWords.has(word) || low === 'of') return !isParticle(words, at);
  if (surnamesToo.has(low)) return !isFamilyName(words, at);
  return (
    acronyms.has(word) ||
    legalForms.test(word) ||
    [low, ...low.split('-')].some(
      (part) => organisationWords.has(part) || knownOrganisations.has(part),
    ) ||
    wordStarts.test(low) ||
    wordEnds.test(low)
  );
}

/** Whether a word follows a given name alone: `Steven Bank`. */
function isFamilyName(words: readonly string[], at: number): boolean {
  return at === 1 && words.length === 2 && isGivenName(words[0] ?? '');
}

function isParticle(words: readonly string[], at: number): boolean {
  return /^(?:von|vom)$/i.test(words[at - 1] ?? '') || /^['’]?t$/.test(words[at + 1] ?? '');
}
