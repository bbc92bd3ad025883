import type { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';

/** The OpenAPI 3.1 document of the API. The reference page is made from it. */
export type OpenApiDocument = Awaited<ReturnType<typeof generateSpecs>>;

/** Describes the routes of the API. Each of them carries its own description. */
export function openApiDocument(api: Hono, address: string): Promise<OpenApiDocument> {
  return generateSpecs(api, {
    documentation: {
      openapi: '3.1.0',
      info: {
        title: 'Trovi catalogue API (sandbox)',
        version: '1',
        description:
          'The catalogue of artifacts. A private artifact opens with its sharing key, and to callers who hold a role on it. No error is a 401: a 403 says that a token or a permission is missing. Times look like 2026-03-02T14:07UTC.',
      },
      servers: [{ url: address }],
    },
  });
}
