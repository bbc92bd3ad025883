import { innerApostrophe } from './scripts';
import { plain, type Span } from './span';

/** The quotation marks of a language: opening and closing outer ones, then inner ones. */
const marks = { american: '“”‘’', british: '‘’“”' } as const;

/** A language with its own order of quotation marks. */
export type Quotation = keyof typeof marks;

/** A straight mark at the start of a word, with the text before it, or any single mark. */
const pattern = /[ (]["']|["'“”‘’]/g;

interface Mark {
  /** The original mark, with the space or bracket before a straight opening one. */
  text: string;
  /** The text up to the next mark. */
  after: string;
  isOpening: boolean;
  /** Whether the mark is one of a pair. */
  isPaired: boolean;
}

/**
 * Converts straight quotation marks to typographic ones. Nested quotations alternate between outer
 * and inner marks. Unpaired marks are kept, single ones as an apostrophe. The rules are those of
 * the reference processor.
 *
 * @param isQuoted Whether the text will be in quotation marks.
 */
export function withQuotes(text: string, quotation: Quotation, isQuoted = false): Span {
  // The space makes a mark at the start of the text count as the start of a word.
  const source = ` ${text.replace(innerApostrophe, "'")}`;
  const list = readMarks(source);
  findPairs(list);
  const firstStraight = list.find(({ isOpening, isPaired, text: { length } }) => {
    return isOpening && isPaired && length > 1;
  });
  const levels = isQuoted ? [false] : [];
  let written = source.slice(0, source.search(pattern) >>> 0);
  let closing = 0;
  for (const mark of list) {
    const character = mark.text.slice(-1);
    closing = mark.isPaired && !mark.isOpening ? closing + 1 : 0;
    if (!mark.isPaired) written += mark.text;
    else if (mark.isOpening) {
      const isInner = levels.length > 0 ? !levels.at(-1) : isInnerForm(character);
      levels.push(isInner);
      written += mark.text.slice(0, -1) + marks[quotation].charAt(isInner ? 2 : 0);
    } else written += marks[quotation].charAt(levels.pop() ? 3 : 1);
    written += mark.after;
    if (mark.after) closing = 0;
  }
  return { ...plain(written.slice(1)), closing, isBritish: quotation === 'british' };

  /** The first straight mark of a text is an outer one, single or double. */
  function isInnerForm(character: string): boolean {
    if (/["']/.test(character)) return character !== firstStraight?.text.slice(-1);
    return character === marks[quotation].charAt(2);
  }
}

function readMarks(source: string): Mark[] {
  const found = [...source.matchAll(pattern)];
  let isAfterOpening = false;
  return found.map((match, index) => {
    const [text] = match;
    const after = source.slice(match.index + text.length, found[index + 1]?.index);
    const isOpening = text.length > 1 || /[“‘]/.test(text) || (isAfterOpening && /["']/.test(text));
    isAfterOpening = isOpening && !after;
    return { text, after, isOpening, isPaired: false };
  });
}

/** Marks the pairs, and converts unpaired single quotation marks to apostrophes. */
function findPairs(list: readonly Mark[]): void {
  const open: Mark[] = [];
  for (const mark of list) {
    if (isApostrophe(mark)) curl(mark);
    else if (mark.isOpening) open.push(mark);
    else close(mark, open);
  }
  for (const mark of open) if (mark.text !== "('") curl(mark);
}

function close(mark: Mark, open: Mark[]): void {
  for (let last = open.at(-1); last; last = open.at(-1)) {
    if (closerOf(last.text.slice(-1)) === mark.text) {
      open.pop();
      last.isPaired = true;
      mark.isPaired = true;
      return;
    }
    if (mark.text === "'") break;
    open.pop();
  }
  curl(mark);
}

function isApostrophe({ text, after, isOpening }: Mark): boolean {
  return isOpening
    ? text === " '" && after.startsWith(' ')
    : text === "'" && /^[^,.?:; ]/.test(after);
}

function curl(mark: Mark): void {
  mark.text = mark.text.replace("'", '’');
}

function closerOf(opener: string): string {
  return { '“': '”', '‘': '’' }[opener] ?? opener;
}
