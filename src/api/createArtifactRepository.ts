import type { ArtifactRepository } from '../domain/ports';

import { baseUrl } from './baseUrl';
import { artifactFromAnswer, findArtifactRequest } from './findArtifact';
import { badgesFromAnswer, listBadgesRequest } from './listBadges';
import { listArtifactsRequest, listedPageFromAnswer } from './listArtifacts';
import { listTagsRequest, tagsFromAnswer } from './listTags';
import { createSend } from './send';
import { shareAnswer } from './shareAnswer';
import { streamArtifacts } from './streamArtifacts';

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
  /** What sends the requests. @default the global `fetch` */
  fetch?: typeof fetch;
}

/**
 * The catalogue over HTTP. Calls reject with a `CallError`: a `RefusedError` for a status that is an error, a `ShapeError`
 * for an answer of a wrong shape, code `network` for none; an aborted one rejects with its signal's reason. Tags and badges
 * are asked for once and remembered. Throws a `TypeError` where one of the addresses is none.
 */
export function createArtifactRepository(options: ArtifactRepositoryOptions): ArtifactRepository {
  const api = baseUrl(options.apiUrl);
  const portal = baseUrl(options.portalUrl);
  const send = createSend({ fetch: options.fetch, timeoutMs: options.timeoutMs ?? 30_000 });

  return {
    list: (listOptions) =>
      streamArtifacts(
        async (position, signal) =>
          listedPageFromAnswer(await send(listArtifactsRequest(api, position), signal)),
        options,
        listOptions,
      ),
    async find(id, { signal, sharingKey } = {}) {
      const answer = await send(findArtifactRequest(api, id, sharingKey), signal);
      const artifact = artifactFromAnswer(answer);
      return { ...artifact, id: artifact.id || id };
    },
    tags: shareAnswer(async () => tagsFromAnswer(await send(listTagsRequest(api)))),
    badges: shareAnswer(async () => badgesFromAnswer(await send(listBadgesRequest(portal)))),
  };
}
