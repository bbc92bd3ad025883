import { accents, asScript, blanks, functions, looks, silent, symbols } from './texSymbols';

const tokens = /\\([A-Za-z]+)(\s*)|\\([\s\S])|---?|``|''|[{}$~^_]|[^\\{}$~^_`'-]+|[`'-]/g;

/**
 * The plain text of TeX: accents become letters, `$_2$` becomes `₂`, commands that format are
 * removed, and their arguments are kept. Unknown commands for a character stay as they are. Its run
 * time is linear in the length of the text.
 */
export function texText(tex: string): string {
  const writer = new TexWriter();
  const source = withoutFractions(tex);
  for (const { 0: found, 1: command, 2: gap = '', 3: sign, index } of source.matchAll(tokens)) {
    const next = source.charAt(index + found.length);
    if (found === '{') writer.open();
    else if (found === '}') writer.close();
    else if (command !== undefined) writer.command(command, gap, next);
    else if (sign !== undefined) writer.sign(sign);
    else writer.characters(found);
  }
  return writer.text.normalize('NFC');
}

/** With `(a + b)/c` for `\frac{a + b}{c}`, and `√(a + b)` for a root of several characters. */
function withoutFractions(tex: string): string {
  const grouped = (term: string) => (/^[\p{L}\p{N}.]*$/u.test(term) ? term : `(${term})`);
  return tex
    .replace(/\\[dt]?frac(?: *([0-9])([0-9])|\{([^{}]*)\}\{([^{}]*)\})/g, (_, a, b, top, bottom) =>
      [a ?? top, b ?? bottom].map((term) => grouped(String(term))).join('/'),
    )
    .replace(/\\sqrt\{([^{}]{2,})\}/g, '√($1)');
}

/** Where a superscript or subscript began. */
interface Script {
  sign: '^' | '_';
  depth: number;
  start: number;
  isMath: boolean;
}

class TexWriter {
  text = '';
  private accent = '';
  private depth = 0;
  /** The depth of the group that is left out, or 0. */
  private hushed = 0;
  private isSilent = false;
  private isMath = false;
  private isMathNext = false;
  /** The depth of a group in math mode, or 0. */
  private mathDepth = 0;
  /** A script whose text follows. */
  private pending?: Pick<Script, 'sign' | 'isMath'>;
  private readonly scripts: Script[] = [];

  open() {
    this.depth += 1;
    if (this.isSilent && !this.hushed) this.hushed = this.depth;
    this.isSilent = false;
    if (this.isMathNext) this.mathDepth = this.depth;
    this.isMathNext = false;
    if (this.pending) {
      this.scripts.push({ ...this.pending, depth: this.depth, start: this.text.length });
    }
    this.pending = undefined;
  }

  close() {
    if (this.hushed === this.depth) this.hushed = 0;
    const script = this.scripts.at(-1);
    if (script?.depth === this.depth) {
      this.scripts.pop();
      const written = this.text.slice(script.start);
      this.text = this.text.slice(0, script.start) + scriptOf(script, written);
    }
    if (this.mathDepth === this.depth) this.mathDepth = 0;
    this.depth = Math.max(0, this.depth - 1);
    this.accent = '';
  }

  command(name: string, gap: string, next: string) {
    const isAccent = name.length === 1 && Object.hasOwn(accents, name);
    const symbol = symbols.get(name);
    this.isSilent = silent.test(name);
    if (isAccent) this.accent = (accents[name] ?? '') + this.accent;
    else if (name === 'textsuperscript' || name === 'textsubscript') {
      this.pending = { sign: name === 'textsuperscript' ? '^' : '_', isMath: false };
    } else if (name === 'ensuremath') this.isMathNext = true;
    else if (symbol !== undefined) this.write(symbol);
    else if (functions.test(name)) this.write(name + (gap && ' '));
    else if (blanks.test(name)) this.write(' ');
    else if (next !== '{' && next !== '[' && !looks.test(name)) this.write(`\\${name}${gap}`);
  }

  sign(sign: string) {
    if (Object.hasOwn(accents, sign)) this.accent = (accents[sign] ?? '') + this.accent;
    else if (/[\\,;:\s]/.test(sign)) this.write(' ');
    else if (/[()[\]]/.test(sign)) this.isMath = sign === '(' || sign === '[';
    else if (!/[-/!]/.test(sign)) this.write(sign);
  }

  characters(found: string) {
    if (found === '$') this.isMath = !this.isMath;
    else if (found === '~') this.write('\u00a0');
    else if ((found === '^' || found === '_') && (this.isMath || this.mathDepth > 0)) {
      this.pending = { sign: found, isMath: true };
    } else this.write(marks.get(found) ?? found);
  }

  private write(part: string) {
    if (this.hushed) return;
    if (this.pending) {
      const [first = '', ...rest] = Array.from(part.trimStart());
      if (!first) return;
      this.text += scriptOf(this.pending, first);
      this.pending = undefined;
      this.text += rest.join('');
    } else if (this.accent) {
      const [first = '', ...rest] = Array.from(part.trimStart());
      if (!first) return;
      this.text += `${{ ı: 'i', ȷ: 'j' }[first] ?? first}${this.accent}${rest.join('')}`;
      this.accent = '';
    } else this.text += part;
  }
}

function scriptOf({ sign, isMath }: Pick<Script, 'sign' | 'isMath'>, text: string): string {
  return asScript(sign, text) ?? (isMath ? sign : '') + text;
}

const marks: ReadonlyMap<string, string> = new Map([
  ['--', '–'],
  ['---', '—'],
  ['``', '“'],
  ["''", '”'],
]);
