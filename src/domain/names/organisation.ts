import { isGivenName, withoutAccents } from './givenNames';
import { isBrand, isInitials, isTitle } from './nameParts';
import {
  acronyms,
  knownOrganisations,
  knownPairs,
  legalEnd,
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
 * of the larger languages, a small word such as `of`, a well-known name or a known acronym, or it is
 * one word with a capital inside or in capitals, such as `OpenAI` or `DKRZ`.
 */
export function isOrganisation(name: string): boolean {
  const words = name
    .normalize('NFC')
    .replace(/^\uFEFF/, '')
    .split(/[\s/]+/)
    .map((word) => word.replace(/^[("'“‘«]+|[.,:;)"'”’»]+$/gu, ''))
    .filter((word) => word !== '' && word.length <= longestWord);
  return (
    /^(?:the|die|das) \p{Lu}/iu.test(name) ||
    knownPairs.test(name) ||
    words.some((word, at) => isTelling(word, at, words))
  );
}

function isTelling(word: string, at: number, words: readonly string[]): boolean {
  const low = word.toLowerCase();
  const bare = withoutAccents(word);
  // `von und zu`, `in 't Veld`
  if (smallWords.has(word) || low === 'of') return !isParticle(words, at);
  if (isTitle(word)) return false;
  if (surnamesToo.has(low)) return !isFamilyName(words, at);
  return (
    (words.length === 1 && (isBrand(word) || /^\p{Lu}{3,6}$/u.test(word))) ||
    word.split('-').some((part) => acronyms.has(part)) ||
    legalForms.test(word) ||
    (at > 0 && at === words.length - 1 && legalEnd.test(word)) ||
    [low, bare, ...bare.split('-')].some(
      (part) =>
        organisationWords.has(part) || knownOrganisations.has(part) || wordStarts.test(part),
    ) ||
    wordEnds.test(low)
  );
}

/** Whether a word is last and follows given names: `Steven Bank`, `Alice M. Power`. */
function isFamilyName(words: readonly string[], at: number): boolean {
  const [first = '', ...others] = words.slice(0, at);
  const isGiven = (word: string) => isGivenName(word) || isInitials(word);
  return at === words.length - 1 && isGivenName(first) && others.every(isGiven);
}

function isParticle(words: readonly string[], at: number): boolean {
  return /^(?:von|vom)$/i.test(words[at - 1] ?? '') || /^['’]?t$/.test(words[at + 1] ?? '');
}
