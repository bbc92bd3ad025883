const maxDepth = 8;
const maxLines = 20;
const maxLineLength = 300;

/** Keys whose messages concern the whole object, and so need no name in front. */
const wholeObject = new Set(['non_field_errors', 'detail']);

/**
 * Turns the body of a refusal, of any shape of contract 1.6, into lines of text for people.
 *
 * A field stands before its message, with blanks for underscores (spec 5) and what it is nested in as `field (subfield)`
 * (spec 8): `contents (urn): msg`, deeper `version (contents, urn): msg`. Items of a list are counted from 1, as people
 * do: `authors (2, email): msg`; in a bare list, `item 2 (email): msg`. HTML gives no line, since only a proxy or a wrong
 * address sends it. At most 20 lines of 300 characters; secrets in them are masked.
 */
export function readErrorLines(body: unknown): string[] {
  const lines: string[] = [];
  collectLines(body, [], 0, lines);
  return lines.length > maxLines ? [...lines.slice(0, maxLines), '…'] : lines;
}

/** The lines of a server's body as screens show them: joined by newlines after `Error ` (spec 8); `''` without lines. */
export function errorMessage(lines: readonly string[]): string {
  return lines.length ? `Error ${lines.join('\n')}` : '';
}

function collectLines(body: unknown, path: string[], depth: number, lines: string[]): void {
  if (lines.length > maxLines || depth > maxDepth) return;
  if (Array.isArray(body)) {
    body.forEach((item: unknown, index) => {
      const place = path.length ? `${index + 1}` : `item ${index + 1}`;
      collectLines(item, isNested(item) ? [...path, place] : path, depth + 1, lines);
    });
  } else if (isNested(body)) {
    collectFieldLines(body as Record<string, unknown>, path, depth, lines);
  } else {
    addLine(path, body, lines);
  }
}

function collectFieldLines(
  body: Record<string, unknown>,
  path: string[],
  depth: number,
  lines: string[],
): void {
  const { in: place, error, error_description: description } = body;
  const isTokenProblem = typeof error === 'string';
  if (isTokenProblem) addLine(path, description || error, lines);
  const hasUnknownFields = typeof place === 'string' && Object.keys(body).length > 1;
  for (const [key, messages] of Object.entries(body)) {
    if (isTokenProblem && (key === 'error' || key === 'error_description')) continue;
    if (!hasUnknownFields) {
      const inside = wholeObject.has(key) ? path : [...path, words(key)];
      collectLines(messages, inside, depth + 1, lines);
    } else if (key !== 'in') {
      // One key is a sentence and lists the unknown names; `in` is where they stood, `.` for the object itself.
      const names = [messages].flat().filter((name) => typeof name === 'string');
      const inside = place === '.' ? path : [...path, words(place)];
      addLine(inside, `${words(key)}: ${names.map(words).join(', ')}`, lines);
    }
  }
}

function addLine([field, ...subfields]: string[], message: unknown, lines: string[]): void {
  if (!['string', 'number', 'boolean'].includes(typeof message)) return;
  const text = String(message);
  if (!text.trim() || /^\s*<(!doctype|html)\b/i.test(text)) return;
  const name = subfields.length ? `${field} (${subfields.join(', ')})` : field;
  lines.push(clip(name ? `${name}: ${text}` : text));
}

function clip(line: string): string {
  const masked = line
    .slice(0, maxLineLength * 8)
    .replace(/([?&]s|access_token|sharing_key)=[^\s&"'<>]+/gi, '$1=…')
    .replace(/\beyJ[\w-]+(\.[\w-]*)+/g, '…')
    .replace(/\s+/g, ' ')
    .trim();
  if (masked.length <= maxLineLength) return masked;
  // A cut between the two halves of one character would leave a broken one.
  return `${masked.slice(0, maxLineLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function words(name: string): string {
  return name.replaceAll('_', ' ');
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
