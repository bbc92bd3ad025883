import { lineAt, malformed } from '../importedMetadata';

/** An entry of a BibTeX file. Values are TeX, without the outer braces or quotes. */
export interface BibtexEntry {
  /** By name in lower case. */
  fields: ReadonlyMap<string, string>;
  /** How many entries the file has. */
  entries: number;
}

const entryStart = /@\s*([A-Za-z]+)\s*([{(])/g;
const notWorks: ReadonlySet<string> = new Set(['comment', 'preamble', 'string']);
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * Reads the first entry of a BibTeX or BibLaTeX file, with the texts that `@string` defines before
 * it. Its run time is linear in the length of the text, unlike that of the parsers on npm.
 */
export function readBibtexEntry(text: string): BibtexEntry {
  const strings = new Map(months.map((month) => [month, month]));
  let found: ReadonlyMap<string, string> | undefined;
  let entries = 0;
  entryStart.lastIndex = 0;
  for (let start = entryStart.exec(text); start; start = entryStart.exec(text)) {
    const kind = (start[1] ?? '').toLowerCase();
    if (!notWorks.has(kind)) entries += 1;
    if (found || kind === 'comment' || kind === 'preamble') continue;
    const reader = new FieldReader(text, entryStart.lastIndex, strings);
    const fields = reader.fields({ hasKey: kind !== 'string' });
    if (kind === 'string') for (const [name, value] of fields) strings.set(name, value);
    else found = fields;
    entryStart.lastIndex = reader.position;
  }
  if (!found) throw malformed('bibtex', 'It holds no entry such as “@misc{key, title = {…}}”.');
  return { fields: found, entries };
}

/** Reads the fields of one entry. Every pattern matches only at the current position. */
class FieldReader {
  constructor(
    private readonly text: string,
    public position: number,
    private readonly strings: ReadonlyMap<string, string>,
  ) {}

  fields({ hasKey }: { hasKey: boolean }): Map<string, string> {
    const fields = new Map<string, string>();
    if (hasKey) {
      this.take(/[^,{}()="]*/y);
      this.take(/\s*,/y);
    }
    while (this.take(/\s*[)}]/y) === undefined) {
      const name = this.take(/\s*[^\s,={}()"#%'\\]+/y)?.trim();
      if (!name || this.take(/\s*=/y) === undefined)
        this.fail('A field such as “title = {…}” is expected.');
      const value = this.value();
      if (!fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value);
      if (this.take(/\s*,/y) === undefined && !/[)}]/.test(this.next())) {
        this.fail('A comma is missing after a field.');
      }
    }
    return fields;
  }

  /** A value, including parts joined by `#`. */
  private value(): string {
    let value = this.part();
    while (this.take(/\s*#/y) !== undefined) value += this.part();
    return value;
  }

  private part(): string {
    if (this.take(/\s*\{/y) !== undefined) return this.until('}');
    if (this.take(/\s*"/y) !== undefined) return this.until('"');
    const word = this.take(/\s*[^\s,={}()"#]+/y)?.trim();
    if (!word) this.fail('A value in braces or quotes is expected.');
    return this.strings.get(word.toLowerCase()) ?? word;
  }

  /** The text up to the end of a value. Braces inside it are balanced. */
  private until(end: string): string {
    const start = this.position;
    const brace = /[{}"]/g;
    brace.lastIndex = start;
    let depth = 0;
    for (let found = brace.exec(this.text); found; found = brace.exec(this.text)) {
      const isEscaped = this.text.charAt(found.index - 1) === '\\';
      if (found[0] === end && depth === 0 && !isEscaped) {
        this.position = found.index + 1;
        return this.text.slice(start, found.index);
      }
      if (!isEscaped && found[0] === '{') depth += 1;
      if (!isEscaped && found[0] === '}') depth -= 1;
      if (depth < 0) break;
    }
    this.fail(`A value begins here whose “${end}” is missing.`);
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const [found] = pattern.exec(this.text) ?? [];
    if (found !== undefined) this.position = pattern.lastIndex;
    return found;
  }

  private next(): string {
    return /\s*(\S?)/y.exec(this.text.slice(this.position, this.position + 1000))?.[1] ?? '';
  }

  private fail(reason: string): never {
    throw malformed('bibtex', reason, lineAt(this.text, this.position));
  }
}
