import { oneLine } from '../../citation/citation';
import { wellFormed } from '../../text/wellFormed';

/** Longest text that is read. The limits of the form are lower. */
const longestText = 20_000;

/**
 * A member of parsed JSON or YAML: the first of the named ones that holds something. `undefined`
 * for inherited members, such as `constructor`.
 */
export function member(value: unknown, ...names: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const found = names
    .filter((one) => Object.hasOwn(value, one))
    .map((one) => (value as Record<string, unknown>)[one]);
  return found.find(isFilled) ?? found[0];
}

/** Whether a value holds something. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) {
    return value.some((item) => (Array.isArray(item) ? item.length > 0 : isFilled(item)));
  }
  return value !== undefined && value !== null && !(isObject(value) && !Object.keys(value).length);
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

/** A text in one line. Numbers become text. For texts in several languages, see {@link textOf}. */
export function lineOf(value: unknown, language?: string): string {
  return oneLine(textOf(value, language));
}

/**
 * A text with its line breaks, without other control characters. `''` if it is missing. Of a text
 * in several languages, the one in the wanted language, or else in English, or else the first.
 */
export function textOf(value: unknown, language?: string): string {
  if (typeof value === 'number') return String(value);
  if (isText(value)) return tidied(value);
  const text = inLanguage(translationsOf(value), language)?.text;
  return isText(text) || typeof text === 'number' ? textOf(text) : '';
}

/** The language of the text that {@link textOf} returns. `''` if it is not stated. */
export function languageOf(value: unknown): string {
  return inLanguage(translationsOf(value))?.language ?? '';
}

/** A text and its language, `''` if it is not stated. */
interface Translation {
  language: string;
  text: unknown;
}

/** The translation in a language, or else without one, in English, or the first. */
export function inLanguage<T extends { language: string }>(
  translations: readonly T[],
  language = '',
): T | undefined {
  const start = (tag: string) => tag.toLowerCase().split('-')[0];
  const isIn = (wanted: string) => (one: T) => start(one.language) === start(wanted);
  return (
    (language ? translations.find(isIn(language)) : undefined) ??
    translations.find(isIn('')) ??
    translations.find(isIn('en')) ??
    translations[0]
  );
}

/** The texts of `"a"`, `{ "@value": "a", "@language": "en" }`, `{ "en": "a" }`, or a list of these. */
function translationsOf(value: unknown): Translation[] {
  if (Array.isArray(value)) {
    return value.filter((item) => !Array.isArray(item)).flatMap(translationsOf);
  }
  if (!isObject(value)) return isText(value) ? [{ language: '', text: value }] : [];
  const text = member(value, '@value');
  if (text !== undefined) return [{ language: tagOf(member(value, '@language')), text }];
  const entries = Object.entries(value);
  const isMap = entries.every(
    ([name, one]) => /^(?!id$)[a-z]{2}(?:-\w+)*$/.test(name) && isText(one),
  );
  return isMap ? entries.map(([name, one]) => ({ language: name, text: one as unknown })) : [];
}

/** The tag of a language, such as `en-US`. */
function tagOf(value: unknown): string {
  return isText(value) ? value : '';
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Tags from a list, or from texts that separate them by commas or semicolons. */
export function tagsOf(value: unknown): string[] {
  const texts = listOf(value).flatMap((item) => lineOf(item).split(/[,;]/));
  return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
}

function tidied(text: string): string {
  return wellFormed(text.slice(0, longestText))
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
