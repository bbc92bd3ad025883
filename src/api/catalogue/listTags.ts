import * as v from 'valibot';

import { jsonRequest } from '../http/jsonRequest';
import { readAnswer } from '../wire/readAnswer';
import { object, text } from '../wire/schema';

const tagSchema = v.fallback(object({ tag: v.fallback(text, '') }), { tag: '' });
const tagsSchema = object({ tags: v.array(tagSchema, 'a list') });

/** Asks for all tags that artifacts can have (contract/api 2.12). */
export function listTagsRequest(base: URL): Request {
  return jsonRequest(new URL('meta/tags/', base));
}

/**
 * Reads the tags in the order of the server, each once. Ignores broken entries. Throws a
 * `ShapeError` if there is no list.
 */
export function tagsFromAnswer(answer: unknown): string[] {
  const { tags } = readAnswer(tagsSchema, answer);
  return [...new Set(tags.map(({ tag }) => tag).filter(Boolean))];
}
