import * as v from 'valibot';

import { problemOf } from '../../schemas/problem';
import { Refusal } from './refusal';

/** Reads JSON by a schema. Throws a `400` that names every problem (contract/api 1.6). */
export function readSent<Schema extends v.GenericSchema>(
  json: unknown,
  schema: Schema,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, json, { abortPipeEarly: true });
  if (result.success) return result.output;
  throw new Refusal(400, problemOf(result.issues) as object);
}
