import * as v from 'valibot';

import { ShapeError } from '../http/errors/shapeError';
import type { Schema } from './lenientSchemas';

/** The result of reading a response with a schema. */
export interface Reading<Output> {
  /** What could be read. Fields of a wrong type are empty. Absent if nothing could be read. */
  value?: Output;
  /** An error for each field of a wrong type. */
  problems: FieldProblem[];
}

/** A field of a response that has a wrong type. */
export interface FieldProblem {
  /** Path of the field: `versions[2].contents.urn`. `''` for the response itself. */
  field: string;
  /** What the contract specifies here, with its article: `a list`. */
  expected: string;
}

/** Reads as much of a response as possible. Never throws. */
export function readTolerantly<Output>(schema: Schema<Output>, response: unknown): Reading<Output> {
  const { typed, output, issues = [] } = v.safeParse(schema, response);
  return { value: typed ? output : undefined, problems: issues.map(problemOf) };
}

/** Reads a whole response. Throws a `ShapeError` that names the first field of a wrong type. */
export function readResponse<Output>(schema: Schema<Output>, response: unknown): Output {
  const result = v.safeParse(schema, response);
  if (result.success) return result.output;
  const { field, expected } = problemOf(result.issues[0]);
  throw new ShapeError(field, expected);
}

function problemOf({ path, message }: v.BaseIssue<unknown>): FieldProblem {
  const keys = (path ?? []).map(({ key }) =>
    typeof key === 'number' ? `[${key}]` : `.${String(key)}`,
  );
  return { field: keys.join('').replace(/^\./, ''), expected: message };
}
