import type { CitationPart } from './citationStyle';

/** A piece of a citation under construction. */
export interface Span extends CitationPart {
  /** How many closing quotation marks the text ends with. */
  closing: number;
  /** Whether a full stop or comma follows these marks, as in British English. */
  isBritish?: boolean;
}

/** A span of upright text without quotation marks. */
export function plain(text: string): Span {
  return { text, isItalic: false, closing: 0 };
}

/**
 * Joins the non-empty spans. Punctuation of the delimiter merges with the end of the text before.
 */
export function joined(texts: readonly Span[][], delimiter: string): Span[] {
  const given = texts.filter((spans) => spans.length > 0);
  return given.flatMap((spans, index) =>
    index < given.length - 1 ? followed(spans, delimiter) : spans,
  );
}

/** Adds a mark and the text after it, such as `. `, to a text. Does not change an empty text. */
export function followed(spans: Span[], delimiter: string): Span[] {
  const last = spans.at(-1);
  if (!last || !delimiter) return spans;
  const [mark = ''] = /^[.,;]/.exec(delimiter) ?? [];
  const end = last.text.length - last.closing;
  const isMerged = mark !== '' && isEnd(last.text.charAt(end - 1), mark);
  if (isMerged || !last.closing || last.isBritish || !/[.,]/.test(mark)) {
    return [...spans, plain(isMerged ? delimiter.slice(1) : delimiter)];
  }
  const text = last.text.slice(0, end) + mark + last.text.slice(end);
  return [...spans.slice(0, -1), { ...last, text }, plain(delimiter.slice(1))];
}

/** Whether a text that ends with a character does not need such a mark after it. */
function isEnd(character: string, mark: string): boolean {
  return character === mark || (mark === '.' && /[!?:;]/.test(character));
}
