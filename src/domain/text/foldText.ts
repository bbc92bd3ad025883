/**
 * Folds a text so that case, accents, width, ligatures and kinds of apostrophes and whitespace do
 * not matter (product 5.7): compatibility decomposition (NFKD), without marks and invisible
 * characters, such as soft hyphens, with full case folding (Unicode, CaseFolding.txt), `'` for each
 * apostrophe and for accents typed in its place, and one space for any run of whitespace.
 */
export function foldText(text: string): string {
  const folded = text.replace(foreignRun, foldForeign).replaceAll('`', "'").toLowerCase();
  return folded.replace(otherBlanks, ' ').trim();
}

/**
 * Whitespace other than a single space. Few texts have much of it: matching all whitespace would be
 * slower.
 */
const otherBlanks = /[\s\x85]{2,}|[^\S ]|\x85/g;

/** Characters beyond ASCII. `ı` is not changed: full case folding keeps it distinct from `i`. */
const foreignRun = /[^\0-\x7fı]+/g;

function foldForeign(run: string): string {
  // People type the acute accent alone as an apostrophe. NFKD would convert it to a space.
  const bare = withoutMarks(run.replaceAll('´', "'")).replace(/[‘’‛ʼʻ′]/g, "'");
  // `ẞ` becomes `ß` in lower case, `ß` becomes `SS` in upper case, and `ς` becomes `σ`.
  const folded = bare.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');
  return withoutMarks(folded);
}

/**
 * A folded name as typed on a keyboard that lacks its letters: `Łukasz` as `lukasz`, `O'Brien` as
 * `obrien`. Unicode does not treat the stroke as an accent.
 */
export function plainName(folded: string): string {
  return folded.replace(/[łøđðħıþæœ']/g, (letter) => plainLetters[letter] ?? '');
}

const plainLetters: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
};

function withoutMarks(text: string): string {
  return text.normalize('NFKD').replace(/[\p{M}\p{DI}]+/gu, '');
}
