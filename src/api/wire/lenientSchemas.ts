import * as v from 'valibot';
import { ownObject } from '../../domain/text/ownObject';

/** Reads JSON of unknown origin as an `Output`. */
export type Schema<Output> = v.GenericSchema<unknown, Output>;

/**
 * Reads a missing or null value as if it were `empty`. Does the same with a value of a wrong type,
 * and reports it. (`v.fallback` does not report it.)
 */
export function orEmpty<Output>(
  schema: Schema<Output>,
  empty: NonNullable<unknown>,
): Schema<Output>;
export function orEmpty<Output>(schema: Schema<Output>): Schema<Output | undefined>;
export function orEmpty(schema: Schema<unknown>, empty?: unknown): Schema<unknown> {
  const nullish = v.nullish(schema, () => empty);
  return {
    ...nullish,
    '~run'(dataset, config) {
      const read = nullish['~run'](dataset, config);
      if (read.typed) return read;
      const { value } = nullish['~run']({ value: undefined }, config);
      return { typed: true, value, issues: read.issues };
    },
  };
}

/**
 * Converts what a schema read. Unlike `v.transform`, it also converts a value with wrong fields.
 */
export function converted<Read, Output>(
  schema: Schema<Read>,
  convert: (value: Read) => Output,
): Schema<Output> {
  return {
    ...(schema as Schema<never>),
    '~run'(dataset, config) {
      const read = schema['~run'](dataset, config);
      if (!read.typed) return read;
      return { typed: true, value: convert(read.value), issues: read.issues };
    },
  };
}

/** Reads these fields of an object and ignores the others. A list is not an object. */
export function object<Entries extends v.ObjectEntries>(
  entries: Entries,
): Schema<v.InferOutput<v.ObjectSchema<Entries, undefined>>> {
  const isObject = (value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  return v.pipe(
    v.custom<Record<string, unknown>>(isObject, 'an object'),
    ownObject(entries, 'in the response'),
  );
}

/** A member of an object, the name that it has on the wire, and its schema. */
export type Member<Output> = readonly [
  name: keyof Output & string,
  wire: string,
  schema: Schema<unknown>,
];

/**
 * Reads an object whose members have other names on the wire. The caller's `Output` must match the
 * output of the schemas.
 */
export function objectOf<Output extends object>(
  members: readonly Member<Output>[],
): Schema<Output> {
  const entries = Object.fromEntries(members.map(([, wire, schema]) => [wire, schema]));
  return converted(object(entries), (read) => {
    const output: Record<string, unknown> = {};
    for (const [name, wire] of members) output[name] = read[wire];
    return output as Output;
  });
}

/**
 * Reads a list without its entries that are null or of a wrong type. Returns a slice, because lists
 * that grew entry by entry keep spare memory: 3 MB for 10,000 artifacts.
 */
export function list<Entry>(entry: Schema<Entry>): Schema<Entry[]> {
  const entries = v.array(orEmpty(entry), 'a list');
  return orEmpty(
    converted(entries, (read) => read.filter((value) => value !== undefined).slice()),
    [],
  );
}

/** A text, `''` if it is missing. Numbers count as text, as on the server (contract/api 1.5). */
export const text: Schema<string> = orEmpty(
  converted(
    v.custom<string | number>(
      (value) => typeof value === 'string' || typeof value === 'number',
      'text',
    ),
    String,
  ),
  '',
);

/** Any JSON value, as received. */
export const anything: Schema<unknown> = v.optional(v.unknown());

/** A number that counts something. Absent if it is negative or not finite. */
export const count: Schema<number | undefined> = orEmpty(
  converted(v.number('a number'), (value) =>
    value >= 0 && Number.isFinite(value) ? value : undefined,
  ),
);

/** `true` or `false`. A missing one reads as `false`. */
export const flag: Schema<boolean> = orEmpty(v.boolean('true or false'), false);
