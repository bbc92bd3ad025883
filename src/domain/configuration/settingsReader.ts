import { readWebAddress } from '../addresses/webAddress';

/** A JSON object whose members are not known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an object, not a list and not `null`. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a JSON value is, in words for people: `a list`, `null`, `the number 3`. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return `the text ${shown(value)}`;
  if (typeof value === 'number') return `the number ${value}`;
  return typeof value === 'boolean' ? String(value) : typeof value;
}

/** One sentence for each member that has no meaning. `prefix` names the object that holds it. */
export function reportUnknown(
  json: JsonObject,
  known: readonly string[],
  prefix: string,
): string[] {
  return Object.keys(json)
    .filter((key) => !known.includes(key))
    .map((key) => `Unknown key ${shown(prefix + key)}.`);
}

/**
 * Takes settings out of a JSON object one by one. Each method gives the value, or a harmless stand-in and a problem that
 * names the key; after the last one `hasErrors` says whether the values may be used.
 */
export class SettingsReader {
  readonly problems: string[] = [];
  hasErrors = false;
  readonly #json: JsonObject;
  readonly #prefix: string;

  constructor(json: JsonObject, prefix = '') {
    this.#json = json;
    this.#prefix = prefix;
  }

  has(key: string): boolean {
    return Object.hasOwn(this.#json, key) && this.#json[key] !== undefined;
  }

  text(key: string): string {
    const value = this.#needed(key);
    if (value === undefined) return '';
    if (typeof value === 'string' && value.trim()) return value.trim();
    return this.#wrong(key, 'must be a text that is not blank', '');
  }

  /** Letters, digits and hyphens: a colon or a blank would break every URN. */
  urnPiece(key: string): string {
    const value = this.#needed(key);
    if (value === undefined) return '';
    if (typeof value === 'string' && /^[a-z0-9-]{1,31}$/i.test(value)) return value;
    return this.#wrong(key, 'must be 1 to 31 letters, digits or hyphens', '');
  }

  url(key: string): string {
    const value = this.#needed(key);
    if (value === undefined) return '';
    return readWebAddress(value) ?? this.#wrong(key, 'must be an http or https address', '');
  }

  /** An address to put paths behind: without final slashes. */
  baseUrl(key: string): string {
    const url = this.url(key);
    if (/[?#]/.test(url)) return this.#wrong(key, 'must be an address without "?" and "#"', '');
    return url.replace(/\/+$/, '');
  }

  email(key: string): string {
    const value = this.#needed(key);
    if (value === undefined) return '';
    if (typeof value === 'string' && /^[^\s@]+@[^\s@]+$/.test(value.trim())) return value.trim();
    return this.#wrong(key, 'must be an e-mail address', '');
  }

  pageSize(key: string, standard: number): number {
    const value = this.#json[key];
    if (!this.has(key)) return standard;
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 2) return value;
    return this.#wrong(key, 'must be a whole number of at least 2', standard);
  }

  /** One of some words, of which the first is the default. */
  oneOf<Word extends string>(key: string, words: readonly [Word, ...Word[]]): Word {
    if (!this.has(key)) return words[0];
    const found = words.find((word) => word === this.#json[key]);
    return found ?? this.#wrong(key, `must be ${words.map(shown).join(' or ')}`, words[0]);
  }

  /** A setting that may be absent and else has to pass a check. */
  optional<Value>(
    key: string,
    isAllowed: (value: unknown) => value is Value,
    rule: string,
  ): Value | undefined {
    if (!this.has(key)) return undefined;
    const value = this.#json[key];
    return isAllowed(value) ? value : this.#wrong(key, rule, undefined);
  }

  /** An object inside, absent or read by a function of its own. */
  nested<Value>(
    key: string,
    read: (json: JsonObject) => { value?: Value; problems: string[] },
  ): Value | undefined {
    const json = this.optional(key, isJsonObject, 'must be an object');
    if (!json) return undefined;
    const { value, problems } = read(json);
    this.problems.push(...problems);
    if (value === undefined) this.hasErrors = true;
    return value;
  }

  #needed(key: string): unknown {
    if (this.has(key)) return this.#json[key];
    this.hasErrors = true;
    this.problems.push(`Missing key ${shown(this.#prefix + key)}.`);
    return undefined;
  }

  #wrong<StandIn>(key: string, rule: string, standIn: StandIn): StandIn {
    this.hasErrors = true;
    const found = kindOf(this.#json[key]);
    this.problems.push(`The key ${shown(this.#prefix + key)} ${rule}, but is ${found}.`);
    return standIn;
  }
}

/** A text between quotes, shortened, with its control characters written out. */
function shown(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
}
