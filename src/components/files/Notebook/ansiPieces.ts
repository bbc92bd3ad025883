import Anser from 'anser';
import { piecesOf } from '../../ui/Slices/cutText';
import { colorHue, type Hue } from './colorHue';

/** A part of a text with one look. */
export interface AnsiPiece {
  text: string;
  color?: Hue;
  background?: Hue;
  isBold: boolean;
  isItalic: boolean;
  isUnderlined: boolean;
}

/** Characters of a slice, which the browser lays out at once. */
const slice = 10_000;
/** Longest text with colours, in characters, and its most codes. Other texts have none. */
const longestColoured = 200_000;
const mostCodes = 5_000;

const codeStart = '\u001b[';
const codes = new RegExp(`\\u001b\\[[\\d;]*m`, 'g');

/**
 * Cuts the text of a terminal into slices, and these into pieces by its codes of colours.
 *
 * @param text has no other codes ({@link terminalText})
 */
export function ansiSlices(text: string): AnsiPiece[][] {
  const isColoured = text.length <= longestColoured && text.split(codeStart).length <= mostCodes;
  const shown = isColoured ? text : text.replaceAll(codes, '');
  // Keeps the colour from one slice to the next.
  const anser = new Anser();
  return piecesOf(shown, slice).map((part) => piecesIn(part, anser));
}

function piecesIn(text: string, anser: Anser): AnsiPiece[] {
  // A slice starts with the look of the one before. The code 10 changes nothing.
  const chunks = `10m${text}`.split(codeStart);
  return chunks.flatMap((chunk) => {
    const { content, fg, bg, decorations } = anser.processChunkJson(chunk, {}, true);
    if (!content) return [];
    const isReverse = decorations.includes('reverse');
    const color = colorHue(isReverse ? bg : fg);
    const background = colorHue(isReverse ? fg : bg);
    return {
      text: content,
      ...(color && { color }),
      ...(background && { background }),
      isBold: decorations.includes('bold'),
      isItalic: decorations.includes('italic'),
      isUnderlined: decorations.includes('underline'),
    };
  });
}
