import { resolver, type DescribeRouteOptions } from 'hono-openapi';
import type { GenericSchema } from 'valibot';

/** The description of one method of one path in the OpenAPI document. */
export interface Description extends DescribeRouteOptions {
  summary: string;
}

type Responses = NonNullable<DescribeRouteOptions['responses']>;

/** A JSON response. */
export function json(description: string, schema: GenericSchema, status = 200): Responses {
  return { [status]: { description, content: contentOf(schema) } };
}

/** A response whose body is not described. */
export function response(status: number, description: string): Responses {
  return { [status]: { description } };
}

/** A JSON body that the caller must send. */
export function body(description: string, schema: GenericSchema) {
  return { description, required: true, content: contentOf(schema) };
}

export function inPath(name: string, description: string) {
  return { name, in: 'path', required: true, description, schema: { type: 'string' as const } };
}

export function inQuery(
  name: string,
  description: string,
  { type = 'string', required = false }: { type?: 'string' | 'integer'; required?: boolean } = {},
) {
  return { name, in: 'query', required, description, schema: { type } };
}

/** The Trovi token that every change needs. */
export const token = inQuery(
  'access_token',
  'A Trovi token with the scope artifacts:write. A header "bearer …" works too.',
  { required: true },
);
export const sharingKey = inQuery('sharing_key', 'Opens the private artifact that has this key.');
export const uuid = inPath('uuid', 'The id of the artifact, in lower case with hyphens.');
export const slug = inPath('slug', 'The slug of the version, such as 2026-03-02 or 2026-03-02.1.');

export const missing = response(404, 'Missing, or hidden from the caller.');
export const hidden = response(403, 'The artifact exists, but is hidden from the caller.');
export const notEditable = response(
  403,
  'The token is missing, expired or lacks the scope, or the caller holds no role on the artifact.',
);
export const wrong = response(
  400,
  'The body is wrong. The answer names every problem, field by field.',
);
export const notJson = response(415, 'The body is not application/json.');
export const done = response(204, 'Done. There is no body.');

function contentOf(schema: GenericSchema) {
  return { 'application/json': { schema: resolver(schema, { options: { typeMode: 'output' } }) } };
}
