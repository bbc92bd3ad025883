import { oneLine } from '../citation/citation';
import { wellFormed } from '../text/wellFormed';

/** Longest text that is read. The limits of the form are lower. */
const longestText = 20_000;

/** A member of parsed JSON or YAML. `undefined` for inherited members, such as `constructor`. */
export function member(value: unknown, ...names: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const name = names.find((one) => Object.hasOwn(value, one));
  return name === undefined ? undefined : (value as Record<string, unknown>)[name];
}

/** Whether a value is an object with members, not a list. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list unchanged, any other value as a list of one, and a missing value as `[]`. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

/** A text in one line. Numbers become text, language maps become their `@value`. */
export function lineOf(value: unknown): string {
  return oneLine(textOf(value));
}

/** A text with its line breaks, without other control characters. `''` if it is missing. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (isObject(value)) return textOf(member(value, '@value'));
  if (Array.isArray(value)) return value.length === 0 ? '' : textOf(value.find(isText));
  return isText(value) ? tidied(value) : '';
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Tags from a list, or from texts that separate them by commas or semicolons. */
export function tagsOf(value: unknown): string[] {
  const texts = listOf(value).flatMap((item) => lineOf(item).split(/[,;]/));
  return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
}

/** The DOI in a text, without the address of a resolver. `''` if there is none. */
export function doiIn(...values: readonly unknown[]): string {
  for (const value of values) {
    const [doi] = /\b10\.\d{4,9}\/[^\s"<>]+/.exec(lineOf(value)) ?? [];
    if (doi) return doi;
  }
  return '';
}

function tidied(text: string): string {
  return wellFormed(text.slice(0, longestText))
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
