import { Tokenizer, type Tokens } from 'marked';
import { mostCells } from './markup/boundMarkup';

/** Deepest nesting of quotations and lists, and of emphasis and links within a paragraph. */
const deepestNesting = 12;
/** Most characters that all reference links may repeat from their definitions. */
const mostRepeated = 50_000;
/** Most characters that are searched in vain for the end of an emphasis. */
const mostSearched = 1_000_000;

/**
 * Reads Markdown with bounds on what a short text may produce (decision 30). What exceeds them
 * stays text; rows of a table are left out. Use one for each text.
 */
export class BoundedTokenizer extends Tokenizer {
  /** Whether all of the text so far was within the bounds. */
  isWhole = true;
  private depth = 0;
  private cells = 0;
  private repeated = 0;
  private searched = 0;

  override blockquote(src: string) {
    return this.nested(/^ {0,3}>/.test(src), () => super.blockquote(src));
  }

  override list(src: string) {
    return this.nested(/^ {0,3}(?:[*+-]|\d{1,9}[.)])/.test(src), () => super.list(src));
  }

  override del(...call: Parameters<Tokenizer['del']>) {
    return this.nested(call[0].startsWith('~'), () => super.del(...call));
  }

  override link(src: string) {
    return this.nested(/^!?\[/.test(src), () => super.link(src));
  }

  override emStrong(...call: Parameters<Tokenizer['emStrong']>) {
    const [src, , before = ''] = call;
    if (this.searched > mostSearched && /^[*_]/.test(src)) return this.leaveOut();
    const token = this.nested(/^[*_]/.test(src), () => super.emStrong(...call));
    // Before a blank, and for `_` within a word, the search does not start.
    const isWithinWord = src.startsWith('_') && /[\p{L}\p{N}]$/u.test(before);
    const isOpening = /^([*_])(?:\1|\S)/.test(src) && !isWithinWord;
    if (!token && isOpening) this.searched += src.length;
    return token;
  }

  override reflink(...call: Parameters<Tokenizer['reflink']>) {
    if (this.repeated > mostRepeated) return this.leaveOut();
    const token = this.nested(/^!?\[/.test(call[0]), () => super.reflink(...call));
    if (token && 'href' in token) {
      this.repeated += token.href.length + (token.title?.length ?? 0);
    }
    return token;
  }

  override table(src: string): Tokens.Table | undefined {
    const whole = this.rules.block.table.exec(src)?.[0];
    if (!whole) return undefined;
    const [header = '', delimiters = '', ...rows] = whole.split('\n');
    const columns = header
      .trim()
      .replaceAll(/^\||\|$/g, '')
      .split('|').length;
    // Rows with fewer cells are filled up.
    const allowed = Math.max(0, Math.floor((mostCells - this.cells) / columns) - 1);
    const count = rows.filter(Boolean).length;
    this.cells += columns * (count + 1);
    if (count <= allowed) return super.table(src);
    this.isWhole = false;
    const token = super.table([header, delimiters, ...rows.slice(0, allowed), ''].join('\n'));
    return token && { ...token, raw: whole };
  }

  private nested<Token>(isStart: boolean, read: () => Token): Token | undefined {
    if (!isStart) return undefined;
    if (this.depth >= deepestNesting) return this.leaveOut();
    this.depth += 1;
    try {
      return read();
    } finally {
      this.depth -= 1;
    }
  }

  private leaveOut(): undefined {
    this.isWhole = false;
  }
}
