/** The message for a tag that is unknown to the server (contract/api 2.13.24). */
export const unknownTagMessage =
  'The catalogue does not know one of these tags. Remove it, or choose another one.';

/** The names of a form's parts in requests: "enter a title". */
const entries: Readonly<Record<string, string>> = {
  title: 'a title',
  'short description': 'a short description',
  'long description': 'a long description',
  tags: 'at least one tag',
  authors: 'at least one author',
  'full name': 'a name',
  affiliation: 'an affiliation',
  email: 'an email address',
};

/** A request to a user. `namesPart`: whether it mentions the part that it is about. */
interface Request {
  text: string;
  namesPart?: boolean;
}

/** The texts of the server's framework (contract/api 1.6), and the request that each becomes. */
const knownTexts: readonly (readonly [RegExp, (part: string, ...found: string[]) => Request])[] = [
  [/^This (?:field is required|(?:field|list) may not be (?:blank|null|empty))\.$/, enter],
  [/^Not a valid string\.$/, enter],
  [/^Enter a valid email address\.$/, enterEmail],
  [/^Enter a valid (URL|value)\.$/, (_, kind) => ({ text: `enter a valid ${kind}` })],
  [/^Ensure this field has no more than (\d+) (characters|elements)\.$/, (_, ...n) => atMost(...n)],
  [
    /^This value does not match the required pattern\.$/,
    () => ({ text: 'check how it is written' }),
  ],
  [/^"(.*)" is not a valid choice\.$/, (_, word) => ({ text: `"${word}" is not a choice here` })],
];

function enter(part: string): Request {
  const entry = Object.hasOwn(entries, part) ? entries[part] : undefined;
  return entry ? { text: `enter ${entry}`, namesPart: true } : { text: 'fill in this field' };
}

function enterEmail(part: string): Request {
  return { text: 'enter a valid email address', namesPart: part === 'email' };
}

function atMost(most = '', things = ''): Request {
  return { text: `use at most ${most} ${most === '1' ? things.slice(0, -1) : things}` };
}

/** A line of a server's messages, in the format of `readErrorLines`: `authors (1, email): text`. */
const linePattern = /^([^:()]+)(?: \(([^():]*)\))?: (.*)$/s;

/**
 * A server's line in plain language: "Author 1: enter a valid email address." `undefined` if the
 * server's text is unknown.
 */
function plainSentence(line: string): string | undefined {
  const [, field = '', subfields = '', text = ''] = linePattern.exec(line) ?? [];
  if (text === unknownTagMessage) return text;
  const parts = [field, ...subfields.split(', ').filter(Boolean)];
  const request = requestFor(text, parts.at(-1) ?? '');
  if (!request) return undefined;
  const place = placeOf(request.namesPart ? parts.slice(0, -1) : parts);
  return place ? `${capitalised(place)}: ${request.text}.` : `${capitalised(request.text)}.`;
}

function requestFor(text: string, part: string): Request | undefined {
  for (const [pattern, requestOf] of knownTexts) {
    const found = pattern.exec(text);
    if (found) return requestOf(part, ...found.slice(1));
  }
  return undefined;
}

/**
 * A server's text about a part of a draft in plain language, to show next to the field: "Enter a
 * title." An unknown text is not changed. `part`: the server's name, such as `full_name`.
 */
export function plainFieldText(text: string, part: string): string {
  const request = requestFor(text, part.replaceAll('_', ' '));
  return request ? `${capitalised(request.text)}.` : text;
}

/** `['authors', '1', 'affiliation']` is "author 1, affiliation". */
function placeOf([list = '', place, ...rest]: readonly string[]): string {
  if (place === undefined) return list;
  if (!/^\d+$/.test(place)) return [list, place, ...rest].join(', ');
  return [`${list.replace(/s$/, '')} ${place}`, ...rest].join(', ');
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A server's line in plain language, or unchanged if its text is unknown. */
export function plainLine(line: string): string {
  return plainSentence(line) ?? line;
}

/**
 * The lines of a refusal as notifications show them, one below the other. Known texts become
 * sentences, as `wordsOf` writes them. The first of the others follows `Error ` (product 8). `''` without lines.
 */
export function errorMessage(lines: readonly string[], wordsOf = plainLine): string {
  const firstUnknown = lines.find((line) => line !== '…' && plainSentence(line) === undefined);
  const index = firstUnknown === undefined ? -1 : lines.indexOf(firstUnknown);
  return lines.map((line, at) => (at === index ? `Error ${line}` : wordsOf(line))).join('\n');
}
