import { lineAt, malformed } from '../../importedMetadata';

/** An entry of a BibTeX file. Values are TeX, without the outer braces or quotes. */
export interface BibtexEntry {
  /** By name in lower case. */
  fields: ReadonlyMap<string, string>;
  /** How many entries the file has. */
  entries: number;
}

/** An entry does not start in an e-mail address or behind the `%` of a comment. */
const entryStart = /^[^\S\n]*%[^\n]*|(?<![\w.+-])@\s*([A-Za-z]+)\s*([{(])/gm;
/** Not works: texts for other entries, and settings of styles such as `@IEEEtranBSTCTL`. */
const notWorks = /^(?:comment|preamble|string|xdata|set|control|bibnote|\w*ctl)$/;
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * Reads the first entry of a BibTeX or BibLaTeX file, with the texts that `@string` defines before
 * it. Its run time is linear in the length of the text, unlike that of the parsers on npm
 * (decision 80).
 */
export function readBibtexEntry(text: string): BibtexEntry {
  const strings = new Map(months.map((month) => [month, month]));
  let found: ReadonlyMap<string, string> | undefined;
  let entries = 0;
  let isClosed = true;
  entryStart.lastIndex = 0;
  for (let start = entryStart.exec(text); start; start = entryStart.exec(text)) {
    const kind = start[1]?.toLowerCase();
    if (kind === undefined) continue;
    if (kind === 'comment' && isClosed) {
      const end = endOfGroup(text, entryStart.lastIndex);
      isClosed = end !== undefined;
      entryStart.lastIndex = end ?? entryStart.lastIndex;
    }
    const isWork = !notWorks.test(kind);
    if (isWork) entries += 1;
    if (found || (!isWork && kind !== 'string')) continue;
    const reader = new FieldReader(text, entryStart.lastIndex, strings);
    const fields = reader.fields({ hasKey: kind !== 'string' });
    if (kind === 'string') for (const [name, value] of fields) strings.set(name, value);
    else found = fields;
    entryStart.lastIndex = reader.position;
  }
  if (!found) throw malformed('bibtex', 'It has no entry such as “@misc{key, title = {…}}”.');
  return { fields: found, entries };
}

/** The position behind the brace that closes a group. `undefined` if none does. */
function endOfGroup(text: string, start: number): number | undefined {
  const brace = /[{}]/g;
  brace.lastIndex = start;
  let depth = 1;
  for (let found = brace.exec(text); found; found = brace.exec(text)) {
    depth += found[0] === '{' ? 1 : -1;
    if (depth === 0) return brace.lastIndex;
  }
  return undefined;
}

/** Blanks and lines of comments between fields. */
const gap = String.raw`(?:\s|%[^\n]*(?:\n|$))*`;
/** The same with short comments: it is tried at each quote. */
const shortGap = String.raw`(?:\s|%[^\n]{0,200}\n)*`;
const name = String.raw`[^\s,={}()"#%'\\]+`;
const at = (pattern: string) => new RegExp(gap + pattern, 'y');

const patterns = {
  gap: at(''),
  key: /(?:[^,={}\n]|\{[^{}\n]*\}){0,200}(?=\s{0,99}[,})])|[^\s,={}]{1,200}(?=[^\S\n]*\n\s*[\w-]+\s*=)/y,
  field: /[\w:+-]+\s*=/y,
  commas: at(`(?:,${gap})+`),
  end: at('[)}]'),
  name: at(name),
  equals: at('='),
  joint: at('#'),
  open: at('[{"]'),
  word: at(String.raw`[^\s,={}()"#]+`),
  /** What may follow a value: a joint, another field, or the end of the entry. */
  afterValue: new RegExp(
    `${shortGap}(?:#|[)}]|,(?:[,\\s]|%[^\\n]{0,200}\\n)*(?:${name}\\s*=|[)}]|$))`,
    'y',
  ),
};

/** Reads the fields of one entry. Every pattern matches only at the current position. */
class FieldReader {
  constructor(
    private readonly text: string,
    public position: number,
    private readonly strings: ReadonlyMap<string, string>,
  ) {}

  fields({ hasKey }: { hasKey: boolean }): Map<string, string> {
    const fields = new Map<string, string>();
    this.take(patterns.gap);
    if (hasKey && !this.isAt(patterns.field)) this.take(patterns.key);
    this.take(patterns.commas);
    while (this.take(patterns.end) === undefined) {
      const name = this.take(patterns.name)?.split(/\s/).at(-1);
      if (!name || this.take(patterns.equals) === undefined) this.failAtField();
      const value = this.value();
      const key = name.toLowerCase();
      if (!fields.get(key)) fields.set(key, value);
      if (this.take(patterns.commas) === undefined && !this.isAt(patterns.end)) {
        this.fail(this.isAtEnd() ? missingEnd : 'A comma is missing after a field.');
      }
    }
    return fields;
  }

  /** A value, including parts joined by `#`. */
  private value(): string {
    let value = this.part();
    while (this.take(patterns.joint) !== undefined) value += this.part();
    return value;
  }

  private part(): string {
    const open = this.take(patterns.open);
    if (open !== undefined) return this.until(open.endsWith('{') ? '}' : '"');
    const word = this.take(patterns.word)?.split(/\s/).at(-1);
    if (!word) this.fail('A value in braces or quotes is expected.');
    return this.strings.get(word.toLowerCase()) ?? word;
  }

  /**
   * The text up to the end of a value. Braces in it are balanced. For BibTeX, a backslash does not
   * escape a brace, but for many programs it does. The end is what looks like one in either way.
   */
  private until(end: '}' | '"'): string {
    const start = this.position;
    const sign = /[{}"]/g;
    sign.lastIndex = start;
    const depths = { plain: 0, escaped: 0 };
    let first: number | undefined;
    for (let found = sign.exec(this.text); found; found = sign.exec(this.text)) {
      const isEscaped = this.text.charAt(found.index - 1) === '\\';
      const isEnd =
        found[0] === end && (depths.plain === 0 || (depths.escaped === 0 && !isEscaped));
      if (isEnd && this.isAt(patterns.afterValue, sign.lastIndex)) {
        this.position = sign.lastIndex;
        return this.text.slice(start, found.index);
      }
      if (isEnd && !isEscaped) first ??= found.index;
      const step = found[0] === '{' ? 1 : found[0] === '}' ? -1 : 0;
      depths.plain += step;
      if (!isEscaped) depths.escaped += step;
      // A value in quotes may go on behind its first quote, as in `"G\"odel"`.
      if (depths.plain < 0 && depths.escaped < 0) break;
    }
    if (first === undefined) this.fail(`A value begins here whose “${end}” is missing.`);
    this.position = first + 1;
    return this.text.slice(start, first);
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const [found] = pattern.exec(this.text) ?? [];
    if (found !== undefined) this.position = pattern.lastIndex;
    return found;
  }

  private isAt(pattern: RegExp, position = this.position): boolean {
    pattern.lastIndex = position;
    return pattern.test(this.text);
  }

  private isAtEnd(): boolean {
    return this.isAt(at('$'));
  }

  private failAtField(): never {
    this.fail(this.isAtEnd() ? missingEnd : 'A field such as “title = {…}” is expected.');
  }

  private fail(reason: string): never {
    throw malformed('bibtex', reason, lineAt(this.text, this.position));
  }
}

const missingEnd = 'The brace that closes the entry is missing.';
