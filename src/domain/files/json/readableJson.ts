import { indentJson } from './indentJson';

/** Longest JSON that is indented, in characters. */
const longest = 200_000;
/** Longer lines are hard to read. */
const longestLine = 400;

/**
 * JSON with a line for each member and item, if it is written in long lines. `undefined` for JSON
 * that is readable as it is, for long texts, and for texts that are not JSON.
 */
export function readableJson(text: string): string | undefined {
  if (text.length > longest) return undefined;
  if (text.split('\n').every((line) => line.length <= longestLine)) return undefined;
  try {
    JSON.parse(text);
    return indentJson(text);
  } catch {
    return undefined;
  }
}
