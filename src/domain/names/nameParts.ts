import { isEastAsianName } from './givenNames';

const wordsOf = (line: string): ReadonlySet<string> => new Set(line.split(' '));

/** Titles in front of a name. They are no given names. */
const titles =
  /^(?:(?:univ|o|ao|assoc|asst|priv|em)\.?-?)?(?:prof|professor|professorin|doz|dozent|pd|dr|drs|dra|mr|mrs|ms|mx|mme|mlle|sir|dame|rev|ing|dipl|mag|lic|dott|doc|phdr|rndr|ir|hon|herr|frau|associate|assistant)(?:essa|\.?(?:-ing|-inf|-phys|-math))?\.?(?:-ing\.)?$|^(?:h\.? ?c\.|habil\.|rer\.|nat\.|phil\.|med\.|techn\.)$/i;

const suffixes =
  /^(?:[JS]r\.?|JR\.?|SR\.?|II|III|IV|VI|VII|VIII|Ph\.?D\.?|PHD|D\.?Phil\.?|M\.?D\.?|[MB]\.?Sc\.?|D\.?Sc\.?|MBA|Ed\.?D\.?|Psy\.?D\.?|J\.D\.|LL\.?M\.?|Esq\.?)$/;

/** Titles of nobility: they start a family name if a particle follows. */
const nobility = wordsOf(
  'freiherr freifrau freiin frhr. graf gräfin baron baronin baronesse prinz prinzessin fürst fürstin herzog ritter edler edle markgraf landgraf jonkheer',
);

/** Words that start a family name, in lower case. Names write them in either case. */
const particles = wordsOf(
  "van vander vanden vande von vom zu zum zur de de' del della dello delle degli dei dal dalla di da do dos das du des la le lo los las den der ter ten te 't op af av al el ul bin bint ibn ben abu abi abd abdel bou ould ait aït ó ní nic mac st st. saint",
);

/** Conjunctions inside surnames of Spanish, Catalan and Portuguese. */
const conjunctions = wordsOf('y i e');

/** A capital inside a word. Names have it only after a prefix such as `Mc`. */
const brand =
  /^(?!(?:Ma?c|D[aei]|De[ln]|Dall|D[ou]s?|La|Le|Lo|V[ao]n|Fitz|St|San|Al|El|Jo|Mary|Ann|Bin|Ben)\p{Lu})(?:\p{Lu}\p{Ll}+\p{Lu}|\p{Lu}{3,}\p{Ll})|^(?!(?:ma?c|d[aeiu]|v[ao]n|al|el|l[aeo])\p{Lu})\p{Ll}+\p{Lu}/u;

/** Whether a word is written as brands are: `DeepMind`, `eProcess`, `JCNetwork`. */
export function isBrand(word: string): boolean {
  return brand.test(word);
}

export function isTitle(word: string): boolean {
  return titles.test(word);
}

export function isSuffix(word: string): boolean {
  return suffixes.test(word);
}

/** Whether a word in either case is a particle, such as `van` or `Al`. */
export function isParticle(word = ''): boolean {
  return particles.has(word.toLowerCase());
}

/** Whether a word starts with a small letter. */
export function startsLow(word = ''): boolean {
  return /^[^\p{L}]*\p{Ll}/u.test(word);
}

/** Initials: `J.`, `J`, `J.-P.`, `J.R.R.` */
export function isInitials(word = ''): boolean {
  return /^(?:\p{Lu}\p{Ll}?\.-?)*(?:\p{Lu}\p{Ll}?\.|\p{Lu})$/u.test(word);
}

/** Whether full names are on both sides of a conjunction: `Jane Doe y John Roe`. */
export function isJoined(words: readonly string[]): boolean {
  const at = words.findIndex((word) => conjunctions.has(word));
  const after = words.slice(at + 1).filter((word) => !isParticle(word) || !startsLow(word));
  return at > 1 && after.length > 1;
}

/**
 * Index of the first word of the family name with its particles: a particle or a title of nobility
 * in front of one, the word before a conjunction, or else the last word.
 */
export function startOfFamily(words: readonly string[]): number {
  const low = words.findIndex((word, at) => at > 0 && startsLow(word));
  const isJoined = conjunctions.has(words[low] ?? '') && low < words.length - 1;
  let start = low < 0 ? words.length - 1 : low - (isJoined ? 1 : 0);
  // `Luc Van den Broeck`, `Marco De Santis`, but `Hung Van Nguyen`
  const isEastAsian = [words[0], words.at(-1)].some((word = '') => isEastAsianName(word));
  while (!isEastAsian && start > 1 && isParticle(words[start - 1])) start -= 1;
  const isNoble = start > 1 && nobility.has((words[start - 1] ?? '').toLowerCase());
  return isNoble && isParticle(words[start]) ? start - 1 : start;
}
