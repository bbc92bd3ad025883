/** The JSON that a request sends. */
export function sentJson({ body = '' }: { body?: string }): unknown {
  return JSON.parse(body);
}
