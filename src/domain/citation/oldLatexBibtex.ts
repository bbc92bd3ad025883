import type { Artifact } from '../artifact/artifact';
import { type BibtexStyle, bibtexEntry } from './bibtex';
import type { CitationOptions } from './citedFacts';
import { escapeTex } from './texEscape';
import { texLetter } from './texLetters';

const style: BibtexStyle = {
  type: 'misc',
  publisher: 'howpublished',
  form: {
    text: accented,
    word: (text) => {
      const escaped = accented(text);
      if (isAscii(escaped)) return escaped;
      const isLatin = /^[\p{Script=Latin}\p{M}\p{ASCII}’]+$/u.test(text);
      return isLatin ? escaped.replace(/[^\p{ASCII}]\p{M}*/gu, oneLetter) : oneLetter(escaped);
    },
    // Labels show the first three bytes, which must not split a letter or a command.
    whole: (text) => {
      const escaped = accented(text);
      const start = escaped.replace(/[{}]/g, '').slice(0, 3);
      return isAscii(start) && !/[\\$]/.test(start) ? `{${escaped}}` : oneLetter(escaped);
    },
  },
};

/**
 * The entry of {@link bibtex} for the program `bibtex` with pdflatex (decision 81): accents are TeX
 * commands, and the type is `@misc`, which all styles have. `bibtex` shortens names by bytes, so the
 * remaining non-ASCII characters of names are in groups that it counts as one letter.
 */
export function oldLatexBibtex(artifact: Artifact, options: CitationOptions): string {
  return bibtexEntry(artifact, options, style);
}

function accented(text: string): string {
  return escapeTex(text, texLetter);
}

function oneLetter(escaped: string): string {
  return `{\\textup{${escaped}}}`;
}

function isAscii(text: string): boolean {
  return /^\p{ASCII}*$/u.test(text);
}
