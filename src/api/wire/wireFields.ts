import { ShapeError } from '../http/errors/shapeError';

/** Told of each value of the wrong type: its path, as `versions[2].contents.urn`, and what it should be. */
export type Report = (field: string, expected: string) => void;

/** For answers that are good only as a whole: the first wrong field ends the reading with a `ShapeError`. */
export const rejectWrongFields: Report = (field, expected) => {
  throw new ShapeError(field, expected);
};

/**
 * The fields of one JSON object of unknown origin. What is missing or null reads as the empty value of its type; what is
 * of the wrong type is reported, and then reads as empty too. Numbers serve as text, as on the
 * server (contract/api 1.5).
 */
export class WireFields {
  readonly #values: Record<string, unknown>;
  readonly #path: string;
  readonly #report: Report;

  /** `path` is where the object stands in the answer, `''` at the top. */
  constructor(value: unknown, path: string, report: Report) {
    this.#path = path;
    this.#report = report;
    this.#values = {};
    if (isObject(value)) this.#values = value;
    else if (!isNothing(value)) report(path, 'an object');
  }

  /** A text; `''` where there is none. */
  text(name: string): string {
    const value = this.#values[name];
    if (isText(value)) return `${value}`;
    this.#check(name, value, 'text');
    return '';
  }

  /** A number that counts something; absent also where it is negative or not finite. */
  count(name: string): number | undefined {
    const value = this.#values[name];
    if (typeof value === 'number') return value >= 0 && Number.isFinite(value) ? value : undefined;
    this.#check(name, value, 'a number');
    return undefined;
  }

  /** A yes or no; no where there is none. */
  flag(name: string): boolean {
    const value = this.#values[name];
    if (typeof value !== 'boolean') this.#check(name, value, 'true or false');
    return value === true;
  }

  /** The value as it came, of whatever type. */
  anything(name: string): unknown {
    return this.#values[name];
  }

  /** The fields of a nested object. */
  object(name: string): WireFields {
    return new WireFields(this.#values[name], this.#at(name), this.#report);
  }

  /** The objects of a list, each as `read` makes it. Entries that are not objects are left out. */
  objects<T>(name: string, read: (fields: WireFields) => T): T[] {
    return this.#entries(name, isObject, 'an object').map(([entry, path]) =>
      read(new WireFields(entry, path, this.#report)),
    );
  }

  /** The texts of a list, without empty ones and repeats. Entries that are no text are left out. */
  texts(name: string): string[] {
    const texts = this.#entries(name, isText, 'text').map(([entry]) => `${entry}`);
    return [...new Set(texts.filter(Boolean))];
  }

  #entries<T>(
    name: string,
    isRight: (value: unknown) => value is T,
    expected: string,
  ): [entry: T, path: string][] {
    const list = this.#values[name];
    if (!Array.isArray(list)) {
      this.#check(name, list, 'a list');
      return [];
    }
    return list.flatMap((entry: unknown, index): [T, string][] => {
      const path = `${this.#at(name)}[${index}]`;
      if (isRight(entry)) return [[entry, path]];
      if (!isNothing(entry)) this.#report(path, expected);
      return [];
    });
  }

  #check(name: string, value: unknown, expected: string): void {
    if (!isNothing(value)) this.#report(this.#at(name), expected);
  }

  #at(name: string): string {
    return this.#path ? `${this.#path}.${name}` : name;
  }
}

/** Whether a value is a JSON object: neither null nor a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object that an answer must be. Throws a `ShapeError` where it is something else. */
export function objectFromAnswer(answer: unknown): Record<string, unknown> {
  if (!isObject(answer)) throw new ShapeError('', 'an object');
  return answer;
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null;
}
