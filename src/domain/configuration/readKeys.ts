import * as v from 'valibot';

/** A JSON object whose members are not yet known. */
type JsonObject = Readonly<Record<string, unknown>>;

/** The outcome of {@link readKeys}. */
export interface KeysReading<Values> {
  /** The values in their final form. Absent if any key is missing or wrong. */
  values?: Values;
  /** One sentence for each unknown, missing or wrong key, for the operator to read. */
  problems: string[];
}

/** Whether a JSON value is an object: not a list, not `null`. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Schema of a JSON object. A member that is `undefined` counts as absent. */
export function objectSchema<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.custom<JsonObject>(isJsonObject, 'must be an object'),
    v.transform(withoutUndefined),
    v.object(entries),
  );
}

/** Reads an object by an {@link objectSchema}. Reports unknown keys, but accepts them. */
export function readKeys<Values>(
  schema: v.GenericSchema<unknown, Values>,
  given: JsonObject,
): KeysReading<Values> {
  const { success, output, issues } = v.safeParse(schema, given, { abortPipeEarly: true });
  const problems = [...unknownKeys(given, output), ...(issues ?? []).map(problemOf)];
  return success ? { values: output, problems } : { problems };
}

/** Names the kind of a JSON value for people: `a list`, `null`, `the number 3`. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return `the text ${shown(value)}`;
  if (typeof value === 'number') return `the number ${value}`;
  return typeof value === 'boolean' ? String(value) : typeof value;
}

/** One sentence for each key that the schema has left out of its output. */
function unknownKeys(given: JsonObject, output: unknown, prefix = ''): string[] {
  const known = isJsonObject(output) ? output : {};
  return Object.entries(given).flatMap(([key, value]) => {
    if (value === undefined) return [];
    if (!Object.hasOwn(known, key)) return `Unknown key ${shown(prefix + key)}.`;
    return isJsonObject(value) ? unknownKeys(value, known[key], `${key}.`) : [];
  });
}

function problemOf({ path, message }: v.BaseIssue<unknown>): string {
  const key = shown((path ?? []).map(({ key }) => key).join('.'));
  const value = path?.at(-1)?.value;
  return value === undefined
    ? `Missing key ${key}.`
    : `The key ${key} ${message}, but is ${kindOf(value)}.`;
}

function withoutUndefined(json: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(json).filter(([, value]) => value !== undefined));
}

/** A text in quotes, shortened, with control characters escaped. */
function shown(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
}
