/** One parameter of an operation, as OpenAPI has it. */
export interface Parameter {
  name: string;
  in: 'query' | 'path';
  required?: boolean;
  description: string;
  schema: { type: string };
}

/** One method of one path, as OpenAPI has it. */
export interface Operation {
  summary: string;
  parameters: Parameter[];
  requestBody?: { description: string; required: true; content: object };
  responses: Record<string, { description: string; content?: object }>;
}

export function inPath(name: string, description: string): Parameter {
  return { name, in: 'path', required: true, description, schema: { type: 'string' } };
}

export function inQuery(name: string, description: string, type = 'string'): Parameter {
  return { name, in: 'query', description, schema: { type } };
}

/** Answers of a status that carry JSON of a shape. */
export function json(description: string, schema: object, status = 200): Operation['responses'] {
  return { [status]: { description, content: { 'application/json': { schema } } } };
}

/** A body of JSON that has to be sent. */
export function body(description: string, schema: object): Operation['requestBody'] {
  return { description, required: true, content: { 'application/json': { schema } } };
}
