import * as v from 'valibot';

import type { ApiRequest } from '../http/apiRequest';
import { baseUrl } from '../http/baseUrl';
import { jsonRequest } from '../http/jsonRequest';
import { readResponse } from '../wire/readResponse';
import { object, text } from '../wire/lenientSchemas';

const tagSchema = v.fallback(object({ tag: v.fallback(text, '') }), { tag: '' });
const tagsSchema = object({ tags: v.array(tagSchema, 'a list') });

/**
 * The address of all tags that artifacts can have (contract/api 2.12). Throws a `TypeError` if
 * `apiUrl` is not a web address.
 */
function listTagsAddress(apiUrl: string): URL {
  return new URL('meta/tags/', baseUrl(apiUrl));
}

/** Creates the request for all tags that artifacts can have. */
export function listTagsRequest(base: URL): ApiRequest {
  return jsonRequest(listTagsAddress(base.href));
}

/**
 * Reads the tags in the order of the server, each once. Ignores broken entries. Throws a
 * `ShapeError` if the list is missing.
 */
export function tagsFromResponse(response: unknown): string[] {
  const { tags } = readResponse(tagsSchema, response);
  return [...new Set(tags.map(({ tag }) => tag).filter(Boolean))];
}
