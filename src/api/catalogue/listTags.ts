import { jsonRequest } from '../http/jsonRequest';
import { ShapeError } from '../http/errors/shapeError';
import { objectFromAnswer, WireFields } from '../wire/wireFields';

/** Asks for all tags that may be given to artifacts (contract/api 2.12). */
export function listTagsRequest(base: URL): Request {
  return jsonRequest(new URL('meta/tags/', base));
}

/** The tags in the answer, in its order, without repeats. Broken entries are left out; a `ShapeError` if there is no list. */
export function tagsFromAnswer(answer: unknown): string[] {
  const { tags } = objectFromAnswer(answer);
  if (!Array.isArray(tags)) throw new ShapeError('tags', 'a list');
  const names = new WireFields({ tags }, '', () => {}).objects('tags', (entry) =>
    entry.text('tag'),
  );
  return [...new Set(names.filter(Boolean))];
}
