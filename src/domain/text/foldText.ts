/**
 * Folds a text so that case, accents, width, ligatures and kinds of apostrophes and blanks do not
 * matter (product 5.7): compatibility decomposition (NFKD), without marks and characters that are
 * not seen, such as soft hyphens, with full case folding (Unicode, CaseFolding.txt), `'` for each
 * apostrophe and for accents typed in its place, and one blank for any number of blanks.
 */
export function foldText(text: string): string {
  const folded = text.replace(foreignRun, foldForeign).replaceAll('`', "'").toLowerCase();
  return folded.replace(otherBlanks, ' ').trim();
}

/** Blanks that are not one space. Few texts have many: looking for all blanks would be slower. */
const otherBlanks = /[\s\x85]{2,}|[^\S ]|\x85/g;

/** Characters beyond ASCII. `ı` stays as it is: full case folding keeps it apart from `i`. */
const foreignRun = /[^\0-\x7fı]+/g;

function foldForeign(run: string): string {
  // The acute accent alone is an apostrophe to who types it. NFKD would make a blank of it.
  const bare = withoutMarks(run.replaceAll('´', "'")).replace(/[‘’‛ʼʻ′]/g, "'");
  // `ẞ` becomes `ß` in lower case, `ß` becomes `SS` in upper case, and `ς` becomes `σ`.
  const folded = bare.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');
  return withoutMarks(folded);
}

/**
 * A folded name as it is typed on a keyboard without its letters: `Łukasz` as `lukasz`, `O'Brien`
 * as `obrien`. Unicode does not count the stroke as an accent.
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
