/** A value of JSON as it is written. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Container = { list: unknown[] } | { members: Record<string, unknown>; key: string };
/** What may follow. `next`: a comma, or the end of the list or object. */
type Expected = 'value' | 'firstItem' | 'key' | 'firstKey' | 'next';

const blank = /[ \t\n\r]*/y;
const plain = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/**
 * Reads JSON of any size and depth in steps, so that a page stays usable meanwhile. Objects inherit
 * nothing. Throws a `SyntaxError` for text that is not JSON.
 */
export class JsonReader {
  /** The value, after `read` has returned `true`. */
  value: unknown;
  private readonly text: string;
  private readonly isKept: (key: string) => boolean;
  private readonly open: Container[] = [];
  /** Where the values of kept members start, with their depth. */
  private readonly kept: { start: number; depth: number }[] = [];
  private expected: Expected | 'end' = 'value';
  private at = 0;

  /** @param isKept Whether the value of a member with this name becomes a {@link JsonText}. */
  constructor(text: string, isKept: (key: string) => boolean = () => false) {
    this.text = text;
    this.isKept = isKept;
  }

  /** Reads so many values and signs. Returns whether all of the text is read. */
  read(count: number): boolean {
    for (let step = 0; step < count; step += 1) {
      this.skip(blank);
      if (this.expected === 'end') {
        if (this.at < this.text.length) this.fail();
        return true;
      }
      this.step(this.expected, this.text.charAt(this.at));
    }
    return false;
  }

  private step(expected: Expected, sign: string): void {
    if (expected === 'next') return this.readNext(sign);
    if (expected === 'firstItem' && sign === ']') return this.close();
    if (expected === 'firstKey' && sign === '}') return this.close();
    if (expected === 'key' || expected === 'firstKey') return this.readKey();
    if (sign === '[') return this.enter({ list: [] }, 'firstItem');
    if (sign === '{') {
      const members = Object.create(null) as Record<string, unknown>;
      return this.enter({ members, key: '' }, 'firstKey');
    }
    this.add(sign === '"' ? this.readString() : this.readPlain());
  }

  private enter(container: Container, expected: Expected): void {
    this.at += 1;
    this.open.push(container);
    this.expected = expected;
  }

  private readNext(sign: string): void {
    const container = this.open.at(-1);
    const isList = container && 'list' in container;
    if (sign === (isList ? ']' : '}')) return this.close();
    if (sign !== ',') this.fail();
    this.at += 1;
    this.expected = isList ? 'value' : 'key';
  }

  private close(): void {
    this.at += 1;
    const closed = this.open.pop();
    this.add(closed && ('list' in closed ? closed.list : closed.members));
  }

  private readKey(): void {
    const container = this.open.at(-1);
    if (!container || 'list' in container || this.text.charAt(this.at) !== '"') this.fail();
    container.key = this.readString();
    this.skip(blank);
    if (this.text.charAt(this.at) !== ':') this.fail();
    this.at += 1;
    this.skip(blank);
    if (this.isKept(container.key)) this.kept.push({ start: this.at, depth: this.open.length });
    this.expected = 'value';
  }

  private add(value: unknown): void {
    const container = this.open.at(-1);
    this.expected = container ? 'next' : 'end';
    if (!container) this.value = value;
    else if ('list' in container) container.list.push(value);
    else container.members[container.key] = this.keptText() ?? value;
  }

  private keptText(): JsonText | undefined {
    const last = this.kept.at(-1);
    if (last?.depth !== this.open.length) return undefined;
    this.kept.pop();
    return new JsonText(this.text.slice(last.start, this.at));
  }

  private readString(): string {
    const end = stringEnd(this.text, this.at);
    const written = this.text.slice(this.at, end);
    this.at = end;
    return JSON.parse(written) as string;
  }

  private readPlain(): unknown {
    const start = this.at;
    this.skip(plain);
    if (this.at === start) this.fail();
    return JSON.parse(this.text.slice(start, this.at));
  }

  private skip(pattern: RegExp): void {
    pattern.lastIndex = this.at;
    if (pattern.test(this.text)) this.at = pattern.lastIndex;
  }

  private fail(): never {
    throw new SyntaxError(`This is not JSON, at character ${this.at + 1}.`);
  }
}

/** The place after the string that starts here: after its next quote that no backslash escapes. */
export function stringEnd(text: string, start: number): number {
  for (let at = start + 1; ; at += 1) {
    at = text.indexOf('"', at);
    if (at < 0) return text.length;
    let first = at;
    while (first > start + 1 && text.charAt(first - 1) === '\\') first -= 1;
    if ((at - first) % 2 === 0) return at + 1;
  }
}
