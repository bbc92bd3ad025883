import { createArtifactRepository } from '../../../src/api/catalogue/createArtifactRepository';
import { createReaders } from '../../../src/api/catalogue/createReaders';
import { artifactFromResponse, findArtifactRequest } from '../../../src/api/catalogue/findArtifact';
import {
  listArtifactsRequest,
  listedPageFromResponse,
} from '../../../src/api/catalogue/listArtifacts';
import {
  listTagsAddress,
  listTagsRequest,
  tagsFromResponse,
} from '../../../src/api/catalogue/listTags';
import { baseUrl } from '../../../src/api/http/baseUrl';
import { isUuid } from '../../../src/domain/addresses/uuid';
import type { Artifact } from '../../../src/domain/artifact/artifact';
import type { CatalogueConfiguration } from '../../../src/domain/configuration/configuration';
import { isRefusal } from '../../../src/domain/errors/callError';
import type { ArtifactRepository, ListScope } from '../../../src/domain/ports/artifactRepository';
import { createReadCache } from './readCache';

/**
 * The public result for an id: a public artifact; one that is not listed for everybody, which has
 * no published page even if a DOI opens it; or none.
 */
export type PublicReading =
  | { artifact: Artifact; /** The response of the API. */ response?: unknown }
  | { artifact?: undefined; isHidden: boolean };

/** A response of the API that a page contains for the app. */
export interface KeptResponse {
  /** The address of the API. */
  address: string;
  /** The response of the API. */
  response: unknown;
  /** The length of the response, in characters. */
  length: number;
}

/** The first page of the list, or of a part of it. */
export interface FirstPage extends KeptResponse {
  artifacts: readonly Artifact[];
}

/**
 * Reads the catalogue without a user. Rejects if it does not respond in time and nothing is cached.
 */
export interface PublicCatalogue {
  find: (id: string) => Promise<PublicReading>;
  /** The first page that the app shows, as the API returns it. */
  firstPage: (scope?: ListScope) => Promise<FirstPage>;
  /** The tags that artifacts can have. */
  tags: () => Promise<KeptResponse>;
  /** The public artifacts, most recently updated first: 50,000 at most. */
  list: () => Promise<readonly Artifact[]>;
  /** Whether the API responds now, or did within the last seconds. */
  isReachable: () => Promise<boolean>;
}

export interface PublicCatalogueOptions {
  configuration: CatalogueConfiguration;
  /** @default the global `fetch` */
  fetch?: typeof fetch;
}

const second = 1_000;
const minute = 60 * second;
const megabyte = 2 ** 20;

const mostListed = 50_000;
const times = { freshMs: 30 * second, staleMs: 10 * minute };

/** The catalogue of the API in `config.json`. Recent reads are cached in memory. */
export function createPublicCatalogue(options: PublicCatalogueOptions): PublicCatalogue {
  const calls = {
    ...options.configuration,
    fetch: options.fetch,
    timeoutMs: 10 * second,
    retryDelaysMs: [],
  };
  const repository = createArtifactRepository(calls);
  const { send } = createReaders(calls);
  const api = baseUrl(calls.apiUrl);
  const find = createReadCache({
    read: (id, signal) => findPublic(() => send(findArtifactRequest(api, id), signal), id),
    sizeOf: (reading) => JSON.stringify(reading).length * 2,
    maxBytes: 64 * megabyte,
    isShortLived: ({ artifact }) => !artifact,
    timeoutMs: 15 * second,
    ...times,
  });
  const firstPages = createReadCache({
    read: (address, signal) => readFirstPage(address, () => send(new Request(address), signal)),
    sizeOf: ({ length }) => length * 4,
    maxBytes: 32 * megabyte,
    timeoutMs: 15 * second,
    ...times,
  });
  const tags = createReadCache({
    read: (address, signal) => readTags(address, () => send(listTagsRequest(api), signal)),
    sizeOf: () => 1,
    maxBytes: 1,
    timeoutMs: 15 * second,
    ...times,
  });
  const list = createReadCache({
    read: (_, signal) => listPublic(repository, signal),
    sizeOf: () => 1,
    maxBytes: 1,
    timeoutMs: minute,
    ...times,
  });
  const reach = createReadCache({
    read: (_, signal) => reachFirstPage(repository, signal),
    sizeOf: () => 1,
    maxBytes: 1,
    freshMs: 5 * second,
    staleMs: 0,
    timeoutMs: 3 * second,
  });
  return {
    isReachable: () =>
      reach('').then(
        () => true,
        () => false,
      ),
    find: async (id) => (isUuid(id) ? find(id.toLowerCase()) : { isHidden: false }),
    firstPage: (scope) =>
      firstPages(listArtifactsRequest(api, { limit: calls.pageSize, ...scope }).url),
    tags: () => tags(listTagsAddress(calls.apiUrl).href),
    list: () => list(''),
  };
}

async function findPublic(ask: () => Promise<unknown>, id: string): Promise<PublicReading> {
  try {
    const response = await ask();
    const found = artifactFromResponse(response);
    const artifact = { ...found, id: found.id || id };
    return artifact.visibility === 'public' ? { artifact, response } : { isHidden: true };
  } catch (error) {
    const status = isRefusal(error) ? error.status : undefined;
    if (status === 401 || status === 403) return { isHidden: true };
    if (status === 404 || status === 410) return { isHidden: false };
    throw error;
  }
}

async function readFirstPage(address: string, ask: () => Promise<unknown>): Promise<FirstPage> {
  const response = await ask();
  const artifacts = listedPageFromResponse(response).items.flatMap(
    ({ artifact }) => artifact ?? [],
  );
  return { artifacts, address, response, length: JSON.stringify(response).length };
}

async function readTags(address: string, ask: () => Promise<unknown>): Promise<KeptResponse> {
  const response = await ask();
  // Throws if the response contains something else.
  tagsFromResponse(response);
  return { address, response, length: JSON.stringify(response).length };
}

async function reachFirstPage(repository: ArtifactRepository, signal: AbortSignal) {
  const page = await repository.list({ signal })[Symbol.asyncIterator]().next();
  return { page: page.done };
}

async function listPublic(
  repository: ArtifactRepository,
  signal: AbortSignal,
): Promise<readonly Artifact[]> {
  let listed: Artifact[] = [];
  for await (const { artifacts, restarted } of repository.list({ signal })) {
    if (restarted) listed = [];
    for (const artifact of artifacts) {
      if (artifact.visibility === 'public' && artifact.id) listed.push(artifact);
    }
    if (listed.length >= mostListed) break;
  }
  return listed.slice(0, mostListed);
}
