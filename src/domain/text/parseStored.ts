import * as v from 'valibot';

/** A schema of a stored text. Anything else is `''`. */
export const storedText = v.fallback(v.string(), '');

/** Returns a schema of a stored list. It omits entries that cannot be parsed. */
export function storedList<Entry>(entry: v.GenericSchema<unknown, Entry>) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((entries) => entries.flatMap((stored) => parseStored(entry, stored) ?? [])),
  );
}

/** Parses a stored value. `undefined` if it does not match the schema. */
export function parseStored<Value>(
  schema: v.GenericSchema<unknown, Value>,
  stored: unknown,
): Value | undefined {
  const { success, output } = v.safeParse(schema, stored);
  return success ? output : undefined;
}
