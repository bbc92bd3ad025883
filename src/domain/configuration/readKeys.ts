import type * as v from 'valibot';
import { checkKeys, type JsonObject } from './checkKeys';
import { writeJson } from '../text/writeJson';

/** The result of {@link readKeys}. */
export interface KeysReading<Values> {
  /** The values in their final form. Absent if any key is missing or wrong. */
  values?: Values;
  /** One sentence for each unknown, missing or wrong key, for the operator to read. */
  problems: string[];
}

/** Reads an object with an `objectSchema`. Reports unknown keys, but accepts them. */
export function readKeys<Values>(
  schema: v.GenericSchema<unknown, Values>,
  given: JsonObject,
): KeysReading<Values> {
  const { values, unknownKeys, issues } = checkKeys(schema, given);
  const problems = [
    ...unknownKeys.map((key) => `Unknown key ${shown(key)}.`),
    ...issues.map(problemOf),
  ];
  return values ? { values, problems } : { problems };
}

/** Describes a JSON value for users: `a list`, `null`, `the number 3`. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return `the text ${shown(value)}`;
  if (typeof value === 'number') return `the number ${value}`;
  return typeof value === 'boolean' ? String(value) : typeof value;
}

function problemOf({ path, message }: v.BaseIssue<unknown>): string {
  const key = shown((path ?? []).map(({ key }) => key).join('.'));
  const value = path?.at(-1)?.value;
  return value === undefined
    ? `Missing key ${key}.`
    : `The key ${key} ${message}, but is ${kindOf(value)}.`;
}

/** A text in quotes, shortened, with control characters escaped. */
function shown(text: string): string {
  return writeJson(text.length > 80 ? `${text.slice(0, 80)}…` : text);
}
