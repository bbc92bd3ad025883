import { stringEnd } from './jsonReader';

/** Deeper levels are not indented further. */
const deepest = 20;

/**
 * Gives each member and item of JSON a line of its own. Changes nothing but blanks, so that numbers
 * stay as they are written.
 */
export function indentJson(json: string): string {
  const pieces: string[] = [];
  let depth = 0;
  const line = () => `\n${'  '.repeat(Math.min(depth, deepest))}`;
  for (let at = 0; at < json.length;) {
    const sign = json.charAt(at);
    const end = sign === '"' ? stringEnd(json, at) : at + 1;
    const closing = sign === '{' ? '}' : sign === '[' ? ']' : undefined;
    const next = closing && nextSign(json, end);
    if (next !== undefined && json.charAt(next) === closing) {
      pieces.push(sign, closing);
      at = next + 1;
      continue;
    }
    if (closing) depth += 1;
    if (sign === '}' || sign === ']') {
      depth -= 1;
      pieces.push(line());
    }
    if (!/\s/.test(sign)) pieces.push(json.slice(at, end));
    if (sign === ':') pieces.push(' ');
    if (closing || sign === ',') pieces.push(line());
    at = end;
  }
  return pieces.join('');
}

function nextSign(json: string, from: number): number {
  let at = from;
  while (/\s/.test(json.charAt(at))) at += 1;
  return at;
}
