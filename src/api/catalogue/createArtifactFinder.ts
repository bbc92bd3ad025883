import type { ArtifactRepository } from '../../domain/ports/artifactRepository';
import type { GetToken } from '../../domain/ports/getToken';

import { baseUrl } from '../http/baseUrl';
import { readDelays, retryReads } from '../http/retryReads';
import { createSend, type Send } from '../http/send';
import { createTokenSend } from '../tokens/createTokenSend';
import type { TokenTransport } from '../tokens/withToken';
import { artifactFromAnswer, findArtifactRequest } from './findArtifact';

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

/** The functions that send requests to the catalogue with the reader's token, and to the portal without it. */
export function createReaders(options: ArtifactRepositoryOptions): {
  send: Send;
  sendPlainly: Send;
} {
  const { fetch, signal, timeoutMs = 30_000, retryDelaysMs: delaysMs = readDelays } = options;
  const once = createSend({ fetch, signal, timeoutMs });
  const sendPlainly = retryReads(once, { delaysMs, signals: [signal] });
  return { send: createTokenSend(sendPlainly, options), sendPlainly };
}

/** Finds one artifact, as the repository of `createArtifactRepository` does. A page that shows one needs no more code. */
export function createArtifactFinder(
  options: ArtifactRepositoryOptions,
): ArtifactRepository['find'] {
  const api = baseUrl(options.apiUrl);
  const { send } = createReaders(options);
  return async (id, { signal, sharingKey } = {}) => {
    const artifact = artifactFromAnswer(
      await send(findArtifactRequest(api, id, sharingKey), signal),
    );
    return { ...artifact, id: artifact.id || id };
  };
}
