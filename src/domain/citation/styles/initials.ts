import { isAlphabetic, startsAlphabetic } from './scripts';

/**
 * A capital of the scripts whose names are shortened, the letters after it, and the full stop of an
 * abbreviation. The scripts are those of the reference processor.
 */
const initial =
  /^([A-Z\u0e01-\u0e5b\u00c0-\u017f\u0400-\u042f\u0590-\u05d4\u05d6-\u05ff\u0600-\u06ff\u0370\u0372\u0376\u0386\u0388-\u03ab\u03e2\u03e4\u03e6\u03e8\u03ea\u03ec\u03ee\u03f4\u03f7\u03fd-\u03ff])([a-zA-Z\u0e01-\u0e5b\u00c0-\u017f\u0400-\u052f\u0600-\u06ff\u0370-\u03ff\u1f00-\u1fff]*)(\.?)/;

/** The format of initials. */
export interface InitialsRule {
  /** The text after each initial: `. `, `.` or nothing. */
  end: string;
  /** Whether hyphens are omitted: `JP` instead of `J.-P.` */
  withoutHyphens?: boolean;
}

/**
 * Given names as initials: `J.-P. M.` Names in lower case and in other scripts are not shortened.
 * If the first one is in lower case, a space precedes it, as in the reference processor.
 */
export function initials(names: string, rule: InitialsRule): string {
  return written(names, rule, (words, separators) =>
    words
      .map((word, index) => {
        const short = shortened(word);
        if (short === undefined) {
          return (isAlphabetic(word) ? ' ' : '') + word + (separators[index] ?? '');
        }
        return short + rule.end + (separators[index]?.includes('-') ? '-' : '');
      })
      .join(''),
  );
}

/** Given names or a suffix in full, with initials among them in a uniform format: `J. R. R.` */
export function evenInitials(names: string, rule: InitialsRule): string {
  return written(names, rule, (words, separators) =>
    words
      .map((word, index) => {
        const isShort = isAbbreviation(word);
        const next = words[index + 1];
        if (!isShort) return word + (separators[index] ?? '');
        const letters = word.replace(/(?<=.)\.$/, '');
        return letters + rule.end + (next !== undefined && !isAbbreviation(next) ? ' ' : '');
      })
      .join(''),
  );
}

function written(
  names: string,
  { withoutHyphens }: InitialsRule,
  write: (words: string[], separators: string[]) => string,
): string {
  if (!startsAlphabetic(names)) return names;
  const spaced = (withoutHyphens ? names.replaceAll('-', ' ') : names)
    // A hyphen before a small letter belongs to the name: `Wei-han` is `W.`
    .replace(/-([a-z])/g, '–$1')
    .replace(/\.(?=[^ ])/g, '. ');
  const words = spaced.split(/[-\s]+/);
  if (spaced.length === 1 && spaced !== spaced.toLowerCase()) words[0] = `${spaced}.`;
  return write(words, spaced.match(/[-\s]+/g) ?? [])
    .replace(/\s*-\s*/g, '-')
    .replace(/\s+/g, ' ')
    .trimEnd()
    .replace(/–([a-z])/g, '-$1');
}

/** The initial of a word, or the letters of an abbreviation. `undefined` if it has none. */
function shortened(word: string): string | undefined {
  const [, first = '', others = '', stop] = initial.exec(word) ?? [];
  if (!first || first !== first.toUpperCase()) return undefined;
  if (others && stop) return first + others;
  const [capitals = ''] = /^[^\p{Ll}]*/u.exec(others) ?? [];
  return first + (capitals.length < others.length ? capitals.toLowerCase() : '');
}

function isAbbreviation(word: string): boolean {
  return word.length > 1 ? word.endsWith('.') : word === word.toUpperCase();
}
