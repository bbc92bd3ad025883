import type { FieldMessage } from '../../../domain/errors/callError';

const maxDepth = 8;
const maxLines = 20;
const maxLineLength = 300;

/** Keys whose messages are about the whole object. They need no field name. */
const wholeObject = new Set(['non_field_errors', 'detail']);

/**
 * Converts the body of a refusal to lines of text. Reads all shapes of contract/api 1.6.
 *
 * A line starts with the field, with spaces for underscores (product 5.4). Nested fields follow in
 * parentheses (product 8.1): `contents (urn): msg`, `version (contents, urn): msg`. Items of a list
 * are counted from 1: `authors (2, email): msg`. Without a field, they are `item 2 (email): msg`.
 * An HTML body yields no line, because it comes from a proxy or a wrong address.
 *
 * Returns at most 20 lines of at most 300 characters, and `…` if there are more. Masks secrets.
 */
export function readErrorLines(body: unknown): string[] {
  const lines = collectMessages(body).map(lineOf);
  return lines.length > maxLines ? [...lines.slice(0, maxLines), '…'] : lines;
}

/**
 * Returns the messages of `readErrorLines` in the same order, each with the path of its field. At
 * most 20.
 */
export function readFieldMessages(body: unknown): FieldMessage[] {
  const messages = collectMessages(body).slice(0, maxLines);
  return messages.map(({ path, text }) => ({ path, text: clip(text) }));
}

function collectMessages(
  body: unknown,
  path: FieldMessage['path'] = [],
  depth = 0,
  found: FieldMessage[] = [],
): FieldMessage[] {
  if (found.length > maxLines || depth > maxDepth) return found;
  if (Array.isArray(body)) {
    body.forEach((item: unknown, index) => {
      collectMessages(item, isNested(item) ? [...path, index] : path, depth + 1, found);
    });
  } else if (isNested(body)) {
    collectFieldMessages(body as Record<string, unknown>, path, depth, found);
  } else {
    addMessage(path, body, found);
  }
  return found;
}

function collectFieldMessages(
  body: Record<string, unknown>,
  path: FieldMessage['path'],
  depth: number,
  found: FieldMessage[],
): void {
  const { in: place, error, error_description: description } = body;
  const isTokenProblem = typeof error === 'string';
  if (isTokenProblem) addMessage(path, description || error, found);
  const hasUnknownFields = typeof place === 'string' && Object.keys(body).length > 1;
  for (const [key, messages] of Object.entries(body)) {
    if (isTokenProblem && (key === 'error' || key === 'error_description')) continue;
    if (!hasUnknownFields) {
      const inside = wholeObject.has(key) ? path : [...path, key];
      collectMessages(messages, inside, depth + 1, found);
    } else if (key !== 'in') {
      // One key is a sentence about unknown fields, and its value names them. `in` specifies where
      // they were: `.` is the object itself.
      const names = [messages].flat().filter((name) => typeof name === 'string');
      const inside = place === '.' ? path : [...path, place];
      addMessage(inside, `${words(key)}: ${names.map(words).join(', ')}`, found);
    }
  }
}

function addMessage(path: FieldMessage['path'], message: unknown, found: FieldMessage[]): void {
  if (!['string', 'number', 'boolean'].includes(typeof message)) return;
  const text = String(message);
  if (text.trim() && !/^\s*<(!doctype|html)\b/i.test(text)) found.push({ path, text });
}

function lineOf({ path, text }: FieldMessage): string {
  const [field, ...subfields] = path.map((key, depth) => {
    if (typeof key === 'string') return words(key);
    return depth === 0 ? `item ${key + 1}` : `${key + 1}`;
  });
  const name = subfields.length ? `${field} (${subfields.join(', ')})` : field;
  return clip(name ? `${name}: ${text}` : text);
}

function clip(line: string): string {
  const masked = maskedText(line.slice(0, maxLineLength * 8))
    .replace(/\s+/g, ' ')
    .trim();
  if (masked.length <= maxLineLength) return masked;
  // Drops half a character at the end.
  return `${masked.slice(0, maxLineLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Masks tokens, sharing keys and passwords of addresses in a text. */
export function maskedText(text: string): string {
  return text
    .replace(/([?&]s|access_token|sharing_key)=[^\s&"'<>]+/gi, '$1=…')
    .replace(/\/\/[^\s/@]+@/g, '//…@')
    .replace(/\beyJ[\w-]+(\.[\w-]*)+/g, '…');
}

function words(name: string): string {
  return name.replaceAll('_', ' ');
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
