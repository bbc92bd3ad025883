import { createArtifactRepository } from '../../../src/api/catalogue/createArtifactRepository';
import { createReaders } from '../../../src/api/catalogue/createReaders';
import { artifactFromResponse, findArtifactRequest } from '../../../src/api/catalogue/findArtifact';
import {
  listArtifactsRequest,
  listedPageFromResponse,
} from '../../../src/api/catalogue/listArtifacts';
import { baseUrl } from '../../../src/api/http/baseUrl';
import { jsonRequest } from '../../../src/api/http/jsonRequest';
import { isUuid } from '../../../src/domain/addresses/uuid';
import type { Artifact } from '../../../src/domain/artifact/artifact';
import type { CatalogueConfiguration } from '../../../src/domain/configuration/configuration';
import { type CallError, isRefusal } from '../../../src/domain/errors/callError';
import type { ArtifactRepository, ListScope } from '../../../src/domain/ports/artifactRepository';
import { createBoundedFetch } from './boundedFetch';
import { publicArtifact, publicPage } from './publicResponse';
import { createReadCache } from './readCache';

/**
 * The public result for an id: a public artifact; one that is not listed for everybody, which has
 * no published page even if a DOI opens it; or none.
 */
export type PublicReading =
  | { artifact: Artifact; /** The response of the API. */ response?: unknown }
  | { artifact?: undefined; isHidden: boolean };

/** The first page of the list, or of a part of it. */
export interface FirstPage {
  artifacts: readonly Artifact[];
  /** The address of the API. */
  address: string;
  /** The response of the API. */
  response: unknown;
  /** The length of the response, in characters. */
  length: number;
}

/**
 * Reads the catalogue without a user. Rejects if it does not respond in time and nothing is cached.
 */
export interface PublicCatalogue {
  find: (id: string) => Promise<PublicReading>;
  /** The first page that the app shows, as the API returns it. */
  firstPage: (scope?: ListScope) => Promise<FirstPage>;
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

/**
 * With the quarter of a minute that caches keep a publication (`cacheHeaders.ts`), nothing is shown
 * for longer than a minute after it has changed, and nothing for longer than ten minutes while the
 * API fails.
 */
const rules = { freshMs: 30 * second, staleMs: 9 * minute, isFinal: isGone };

/** The catalogue of the API in `config.json`. Recent reads are cached in memory. */
export function createPublicCatalogue(options: PublicCatalogueOptions): PublicCatalogue {
  const { fetch, configuration } = options;
  const calls = { ...configuration, timeoutMs: 10 * second, retryDelaysMs: [] };
  const forPages = createBoundedFetch({ mostBytes: 2 * megabyte, atOnce: 6, fetch });
  const forLists = createBoundedFetch({ mostBytes: 8 * megabyte, atOnce: 2, fetch });
  const repository = createArtifactRepository({ ...calls, fetch: forLists });
  const { send } = createReaders({ ...calls, fetch: forPages });
  const api = baseUrl(calls.apiUrl);
  const find = createReadCache({
    read: (id, signal) => findPublic(() => send(findArtifactRequest(api, id), signal), id),
    sizeOf: (reading) => JSON.stringify(reading).length * 2,
    maxBytes: 64 * megabyte,
    isShortLived: ({ artifact }) => !artifact,
    timeoutMs: 15 * second,
    ...rules,
  });
  const firstPages = createReadCache({
    read: (address, signal) =>
      readFirstPage(address, () => send(jsonRequest(new URL(address)), signal)),
    sizeOf: ({ length }) => length * 4,
    maxBytes: 32 * megabyte,
    timeoutMs: 15 * second,
    ...rules,
  });
  const list = createReadCache({
    read: (_, signal) => listPublic(repository, signal),
    sizeOf: () => 1,
    maxBytes: 1,
    timeoutMs: minute,
    ...rules,
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
    list: () => list(''),
  };
}

/** Whether the API says that there is nothing to see, so that no old copy may be shown. */
function isGone(error: unknown): boolean {
  return isRefusal(error) && [401, 403, 404, 410].includes(error.status ?? 0);
}

async function findPublic(ask: () => Promise<unknown>, id: string): Promise<PublicReading> {
  try {
    const response = publicArtifact(await ask());
    const found = artifactFromResponse(response);
    if (found.id && found.id.toLowerCase() !== id)
      throw new Error('The API sent another artifact.');
    const artifact = { ...found, id: found.id || id };
    return artifact.visibility === 'public' ? { artifact, response } : { isHidden: true };
  } catch (error) {
    if (!isGone(error)) throw error;
    const { status } = error as CallError;
    return { isHidden: status === 401 || status === 403 };
  }
}

async function readFirstPage(address: string, ask: () => Promise<unknown>): Promise<FirstPage> {
  const response = publicPage(await ask());
  const artifacts = listedPageFromResponse(response).items.flatMap(
    ({ artifact }) => artifact ?? [],
  );
  return { artifacts, address, response, length: JSON.stringify(response).length };
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
