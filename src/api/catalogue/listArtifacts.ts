import * as v from 'valibot';

import type { Artifact } from '../../domain/artifact/artifact';

import type { ApiRequest } from '../http/apiRequest';
import { jsonRequest } from '../http/jsonRequest';
import { artifactSchema } from '../wire/artifact';
import { readResponse, readTolerantly } from '../wire/readResponse';
import { anything, object, orEmpty } from '../wire/lenientSchemas';
import { listArtifactsAddress, type PagePosition } from './listAddress';

/** One item of a page. */
export interface ListedItem {
  /** Absent if the item is not an object. */
  artifact?: Artifact;
  /** What is wrong with the item, one sentence each. */
  problems: string[];
}

/** A page as the server sent it. */
export interface ListedPage {
  items: ListedItem[];
  /** Whether the server has more. That is all its `next.after` indicates (contract/api 2.13.4). */
  hasMore: boolean;
  /** What is wrong with the rest of the page, one sentence each. */
  problems: string[];
}

/** Limits the problems reported for an item with thousands of wrong fields. */
const maxItemProblems = 10;

/** Creates the request for a page of all artifacts. */
export function listArtifactsRequest(base: URL, position: PagePosition): ApiRequest {
  return jsonRequest(listArtifactsAddress(base.href, position));
}

const pageSchema = object({ artifacts: v.array(v.unknown(), 'a list'), next: anything });
const nextSchema = orEmpty(object({ after: anything }), {});

/**
 * Reads a page. Throws a `ShapeError` if the list of artifacts is missing. Returns the problems of
 * single artifacts as their `problems`.
 */
export function listedPageFromResponse(response: unknown): ListedPage {
  const { artifacts, next } = readResponse(pageSchema, response);
  const { value, problems } = readTolerantly(nextSchema, next);
  return {
    items: artifacts.map(listedItemFromWire),
    hasMore: Boolean(value?.after),
    problems: problems.map(({ expected }) => `next is not ${expected}.`),
  };
}

function listedItemFromWire(wire: unknown, index: number): ListedItem {
  const { value: artifact, problems } = readTolerantly(artifactSchema, wire);
  const name = artifact?.id ? `Artifact ${artifact.id.slice(0, 36)}` : `artifacts[${index}]`;
  const sentences = problems.slice(0, maxItemProblems).map(({ field, expected }) => {
    return `${name}${field && `: ${field}`} is not ${expected}.`;
  });
  return { artifact, problems: sentences };
}
