import * as v from 'valibot';
import { ownObject } from '../text/ownObject';

/** A JSON object whose members are not yet known. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an object: not a list, not `null`. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Schema of a JSON object. A member that is `undefined` counts as absent. */
export function objectSchema<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.custom<JsonObject>(isJsonObject, 'must be an object'),
    v.transform(withoutUndefined),
    ownObject(entries),
  );
}

/** The result of {@link checkKeys}. */
export interface KeysCheck<Values> {
  /** The values in their final form. Absent if any key is missing or wrong. */
  values?: Values;
  /** Keys that are not in the schema, with the keys of the objects around them: `identity.x`. */
  unknownKeys: string[];
  /** Missing and wrong keys. */
  issues: readonly v.BaseIssue<unknown>[];
}

/** Checks an object by an {@link objectSchema}. `readKeys` reports the same in words. */
export function checkKeys<Values>(
  schema: v.GenericSchema<unknown, Values>,
  given: JsonObject,
): KeysCheck<Values> {
  const { success, output, issues = [] } = v.safeParse(schema, given, { abortPipeEarly: true });
  return { ...(success && { values: output }), unknownKeys: unknownKeys(given, output), issues };
}

/** The keys that the schema has removed from its output. */
function unknownKeys(given: JsonObject, output: unknown, prefix = ''): string[] {
  const known = isJsonObject(output) ? output : {};
  return Object.entries(given).flatMap(([key, value]) => {
    if (value === undefined) return [];
    if (!Object.hasOwn(known, key)) return prefix + key;
    return isJsonObject(value) ? unknownKeys(value, known[key], `${key}.`) : [];
  });
}

function withoutUndefined(json: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(json).filter(([, value]) => value !== undefined));
}
