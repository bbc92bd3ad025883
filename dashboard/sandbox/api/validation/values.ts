import { invalid, type Reader } from './reader';

interface TextRules {
  /** The most code points, not UTF-16 units (contract/api 1.5). */
  max?: number;
}

/**
 * A text, trimmed at both ends, that is not empty then. A number is taken as text; a boolean, list or object is refused
 * (contract/api 1.5).
 */
export function text({ max = Infinity }: TextRules = {}): Reader<string> {
  const read = textOrBlank({ max });
  return (json) => {
    const value = read(json);
    if (value === '') throw invalid('This field may not be blank.');
    return value;
  };
}

/** As `text`, but may be empty. */
export function textOrBlank({ max = Infinity }: TextRules = {}): Reader<string> {
  return (json) => {
    if (json === null) throw invalid('This field may not be null.');
    if (typeof json !== 'string' && typeof json !== 'number') throw invalid('Not a valid string.');
    const value = String(json).trim();
    const messages = [
      value.includes('\0') && 'Null characters are not allowed.',
      /\p{Surrogate}/u.test(value) && 'Surrogate characters are not allowed.',
      [...value].length > max && `Ensure this field has no more than ${max} characters.`,
    ].filter((message) => message !== false);
    if (messages.length > 0) throw invalid(...messages);
    return value;
  };
}

/** `null`, or what another reader takes. */
export function nullable<Value>(read: Reader<Value>): Reader<Value | null> {
  return (json) => (json === null ? null : read(json));
}

/** One of some words. */
export function choice<Word extends string>(...words: Word[]): Reader<Word> {
  return (json) => {
    if (json === null) throw invalid('This field may not be null.');
    const found = words.find((word) => word === json);
    if (found === undefined) throw invalid(`"${wordOf(json)}" is not a valid choice.`);
    return found;
  };
}

/** True or false, also in the other spellings that the server takes. */
export const flag: Reader<boolean> = (json) => {
  if (json === null) throw invalid('This field may not be null.');
  const word = wordOf(json).toLowerCase();
  if (['true', '1', 'yes', 'on', 't', 'y'].includes(word)) return true;
  if (['false', '0', 'no', 'off', 'f', 'n'].includes(word)) return false;
  throw invalid('Must be a valid boolean.');
};

/** A whole number of at least something. */
export function integer({ min }: { min: number }): Reader<number> {
  return (json) => {
    const isText = typeof json === 'string' && /^\s*[+-]?\d{1,15}\s*$/.test(json);
    const value = typeof json === 'number' || isText ? Number(json) : NaN;
    if (!Number.isSafeInteger(value)) throw invalid('A valid integer is required.');
    if (value < min) throw invalid(`Ensure this value is greater than or equal to ${min}.`);
    return value;
  };
}

/** Any JSON value but null. */
export const anything: Reader<unknown> = (json) => {
  if (json === null) throw invalid('This field may not be null.');
  return json;
};

/** A JSON value as one word, to compare or to show. */
function wordOf(json: unknown): string {
  return typeof json === 'string' ? json : JSON.stringify(json);
}
