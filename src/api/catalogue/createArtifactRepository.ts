import type { ArtifactRepository } from '../../domain/ports/artifactRepository';
import type { GetToken } from '../../domain/ports/getToken';

import { baseUrl } from '../http/baseUrl';
import { artifactFromAnswer, findArtifactRequest } from './findArtifact';
import { badgesFromAnswer, listBadgesRequest } from './listBadges';
import { listArtifactsRequest, listedPageFromAnswer } from './listArtifacts';
import { listTagsRequest, tagsFromAnswer } from './listTags';
import { createSend } from '../http/send';
import { createTokenSend } from '../tokens/createTokenSend';
import { readDelays, retryReads } from '../http/retryReads';
import { shareAnswer } from '../http/shareAnswer';
import { streamArtifacts } from './streamArtifacts';
import type { TokenTransport } from '../tokens/withToken';

/** Where the catalogue is and how to ask it. A `CatalogueConfiguration` fits. */
export interface ArtifactRepositoryOptions {
  /** Address of the catalogue API, with or without a final slash. */
  apiUrl: string;
  /** Address of the testbed portal, which knows the badges. */
  portalUrl: string;
  /** Artifacts that the first page of a listing asks for. */
  pageSize: number;
  /** Artifacts that each later page asks for. */
  backgroundPageSize: number;
  /** Milliseconds of silence after which a call fails with code `network`; 0 waits for ever. @default 30000 */
  timeoutMs?: number;
  /**
   * Milliseconds to wait before a call is made for the second and for the third time, after a failure that may pass; empty
   * for one try alone. A readable `Retry-After` of up to 10 s comes first. @default [400, 1200]
   */
  retryDelaysMs?: readonly number[];
  /** What sends the requests. @default the global `fetch` */
  fetch?: typeof fetch;
  /**
   * Gives the Trovi token of the reader; `null` for a stranger. It goes with every call to the catalogue and with none to
   * the portal; where it cannot be had, reading goes on as a stranger.
   */
  getToken?: GetToken;
  /** @default 'query' */
  tokenTransport?: TokenTransport;
  /**
   * Ends every call, under way or to come, with its reason. Abort it when the reader changes, so that no answer to the
   * former one is shown to the next.
   */
  signal?: AbortSignal;
}

/**
 * The catalogue over HTTP. Calls reject with a `CallError`: a `RefusedError` for a status that is an error, a `ShapeError`
 * for an answer of a wrong shape, code `network` for none; an aborted one rejects with its signal's reason. Before a call
 * rejects because no whole answer came, or with status 429, 500, 502, 503 or 504, it is tried twice more. Tags and badges are
 * asked for once and remembered. Throws a `TypeError` where one of the addresses is none.
 */
export function createArtifactRepository(options: ArtifactRepositoryOptions): ArtifactRepository {
  const api = baseUrl(options.apiUrl);
  const portal = baseUrl(options.portalUrl);
  const { fetch, signal, timeoutMs = 30_000, retryDelaysMs: delaysMs = readDelays } = options;
  const once = createSend({ fetch, signal, timeoutMs });
  const sendPlainly = retryReads(once, { delaysMs, signals: [signal] });
  const send = createTokenSend(sendPlainly, options);

  return {
    list: (listOptions) =>
      streamArtifacts(
        async (position, leaving) =>
          listedPageFromAnswer(await send(listArtifactsRequest(api, position), leaving)),
        options,
        listOptions,
      ),
    async find(id, { signal: leaving, sharingKey } = {}) {
      const answer = await send(findArtifactRequest(api, id, sharingKey), leaving);
      const artifact = artifactFromAnswer(answer);
      return { ...artifact, id: artifact.id || id };
    },
    tags: shareAnswer(async () => tagsFromAnswer(await send(listTagsRequest(api)))),
    badges: shareAnswer(async () => badgesFromAnswer(await sendPlainly(listBadgesRequest(portal)))),
  };
}
