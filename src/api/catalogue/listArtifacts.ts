import type { Artifact } from '../../domain/artifact/artifact';

import { jsonRequest } from '../http/jsonRequest';
import { ShapeError } from '../http/errors/shapeError';
import { artifactFromWire } from '../wire/artifact';
import { isObject, objectFromAnswer, WireFields } from '../wire/wireFields';

/** Where a page of the list begins and how long it is. */
export interface PagePosition {
  limit: number;
  /**
   * Id of the artifact that the page begins with (contract/api 2.1: inclusive); absent for the
   * first page.
   */
  after?: string;
}

/** One item of a page: an artifact, or none where something else stood, and what was wrong, a sentence each. */
export interface ListedItem {
  artifact?: Artifact;
  problems: string[];
}

/** A page as the server sent it. */
export interface ListedPage {
  items: ListedItem[];
  /**
   * Whether the server has more. That is all its `next.after` can be used for (contract/api
   * 2.13.4).
   */
  hasMore: boolean;
  /** What was wrong beside the items. */
  problems: string[];
}

/** An item with thousands of wrong fields is described well enough by these. */
const maxItemProblems = 10;

/**
 * Asks for a page of all artifacts, newest update first (contract/api 2.1). Its limit is at least
 * 2, or paging would stand still.
 */
export function listArtifactsRequest(base: URL, { limit, after }: PagePosition): Request {
  const url = new URL('artifacts/', base);
  url.searchParams.set('limit', `${Math.max(2, Math.trunc(limit) || 0)}`);
  url.searchParams.set('sort_by', 'updated_at');
  if (after) url.searchParams.set('after', after);
  return jsonRequest(url);
}

/** The page in the answer. Throws a `ShapeError` where there is no list of artifacts; faults within items are told, not thrown. */
export function listedPageFromAnswer(answer: unknown): ListedPage {
  const { artifacts, next } = objectFromAnswer(answer);
  if (!Array.isArray(artifacts)) throw new ShapeError('artifacts', 'a list');
  const problems: string[] = [];
  const nextPage = new WireFields(next, 'next', (field, expected) =>
    problems.push(`${field} is not ${expected}.`),
  );
  return {
    items: artifacts.map(listedItemFromWire),
    hasMore: Boolean(nextPage.anything('after')),
    problems,
  };
}

function listedItemFromWire(wire: unknown, index: number): ListedItem {
  const place = `artifacts[${index}]`;
  if (!isObject(wire)) return { problems: [`${place} is not an object.`] };
  const problems: string[] = [];
  const artifact = artifactFromWire(
    new WireFields(wire, '', (field, expected) => {
      const name = typeof wire.uuid === 'string' ? `Artifact ${wire.uuid.slice(0, 36)}` : place;
      if (problems.length < maxItemProblems) problems.push(`${name}: ${field} is not ${expected}.`);
    }),
  );
  return { artifact, problems };
}
