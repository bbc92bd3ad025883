import * as v from 'valibot';

type Read<Entries extends v.ObjectEntries> =
  | { members: v.InferOutput<v.ObjectSchema<Entries, undefined>>; problems?: never }
  | { members?: never; problems: string[] };

/**
 * Reads a JSON object by one schema for each member. Otherwise returns every problem as a sentence:
 * the description of a schema specifies the allowed values.
 */
export function readMembers<Entries extends v.ObjectEntries>(
  json: unknown,
  entries: Entries,
): Read<Entries> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { problems: ['Send a JSON object.'] };
  }
  const known = Object.keys(entries);
  const unknown = Object.keys(json).filter((name) => !known.includes(name));
  const result = v.safeParse(v.object(entries), json);
  if (result.success && unknown.length === 0) return { members: result.output };
  const wrong = new Set((result.issues ?? []).map(({ path }) => String(path?.[0]?.key)));
  return {
    problems: [
      ...unknown.map((name) => `There is no "${name}". Use ${known.join(', ')}.`),
      ...[...wrong].map((name) =>
        name in json ? `"${name}" must be ${mustBe(entries[name])}.` : `"${name}" is required.`,
      ),
    ],
  };
}

function mustBe(schema: v.ObjectEntries[string] | undefined): string {
  return (schema && v.getDescription(schema)) ?? 'of another type';
}

/** An optional whole number in a range. */
export function wholeNumber(least: number, greatest: number, what: string) {
  return v.pipe(
    v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(greatest))),
    v.description(what),
  );
}
