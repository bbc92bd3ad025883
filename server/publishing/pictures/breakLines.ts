const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Punctuation that must not start a line, unless it follows a space. */
const closing = /^[\p{Pd}\p{Pe}\p{Pf}\p{Po}\u30fc\u3005]+$/u;
/** Punctuation that must not end a line, because it belongs to the text that follows. */
const opening = /^[\p{Ps}\p{Pi}\p{Po}]+$/u;

export interface LineRoom {
  /** The maximum width of a line, in pixels. */
  width: number;
  mostLines: number;
}

/** The lines of a text. `isCut`: whether the text was cut. */
export interface BrokenText {
  lines: string[];
  isCut: boolean;
}

/**
 * Breaks a text into lines: between words, also in languages without spaces, and within a word only
 * if it is wider than a line. Text that does not fit becomes `…`.
 */
export function breakLines(
  text: string,
  { width, mostLines }: LineRoom,
  measure: (line: string) => number,
): BrokenText {
  const lines: string[] = [''];
  const fits = (line: string) => measure(line.trimEnd()) <= width;
  const add = (piece: string): boolean => {
    const last = lines.length - 1;
    if (fits((lines[last] ?? '') + piece)) lines[last] += piece;
    else if (lines.length === mostLines) return false;
    else lines.push(piece.trimStart());
    return true;
  };
  for (const piece of piecesOf(text)) {
    const parts = fits(piece) ? [piece] : [...clusters.segment(piece)].map((one) => one.segment);
    if (!parts.every(add)) return { lines: withEllipsis(lines, fits), isCut: true };
  }
  return { lines: lines.map((line) => line.trimEnd()), isCut: false };
}

/** Words with the punctuation around them and the spaces after them. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of words.segment(text)) {
    const last = pieces.at(-1) ?? '';
    const isAfterBlank = /\s$|^$/.test(last);
    const isClosing = !isAfterBlank && closing.test(segment);
    const belongsToLast = !segment.trim() || isClosing || opening.test(last);
    if (last && belongsToLast) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

function withEllipsis(lines: string[], fits: (line: string) => boolean): string[] {
  const letters = [...clusters.segment(lines.at(-1) ?? '')].map((one) => one.segment);
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return [...lines.slice(0, -1).map((line) => line.trimEnd()), `${letters.join('').trimEnd()}…`];
}
