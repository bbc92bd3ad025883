import type { GetToken } from '../../domain/ports/getToken';
import { ownMembers } from '../../domain/text/ownMembers';

import { defaultRetryDelays, retryReads } from '../http/retryReads';
import { createSend, type Send } from '../http/send';
import { createTokenSend } from '../tokens/createTokenSend';
import type { TokenTransport } from '../tokens/withToken';

/** Where the catalogue is and how to call it. A `CatalogueConfiguration` has this shape. */
export interface ArtifactRepositoryOptions {
  /** Address of the catalogue API, with or without a final slash. */
  apiUrl: string;
  /** Address of the testbed portal, which has the badges. */
  portalUrl: string;
  /** Number of artifacts on the first page of a list. */
  pageSize: number;
  /** Number of artifacts on each later page. */
  backgroundPageSize: number;
  /**
   * Milliseconds without data from the server after which a call fails with code `network`. 0 means
   * never. @default 30000
   */
  timeoutMs?: number;
  /**
   * Milliseconds to wait before the second and the third attempt after a temporary failure. Empty
   * for one attempt only. A readable `Retry-After` of up to 10 s is respected. @default [400, 1200]
   */
  retryDelaysMs?: readonly number[];
  /** Sends the requests. @default the global `fetch` */
  fetch?: typeof fetch;
  /**
   * Returns the user's Trovi token, `null` when nobody is signed in. The token is sent with every
   * call to the catalogue and with none to the portal. Reads are sent without a token if none is
   * available.
   */
  getToken?: GetToken;
  /** How the token is sent. @default 'query' */
  tokenTransport?: TokenTransport;
  /**
   * Ends all running and later calls, with its reason. Abort it when the user changes, so that the
   * next user does not see responses to the previous one.
   */
  signal?: AbortSignal;
}

/** Creates the functions that send reads with the user's token (`send`) and without it. */
export function createReaders(options: ArtifactRepositoryOptions): {
  send: Send;
  sendWithoutToken: Send;
} {
  const {
    fetch,
    signal,
    timeoutMs = 30_000,
    retryDelaysMs: delaysMs = defaultRetryDelays,
  } = ownMembers(options);
  const once = createSend({ fetch, signal, timeoutMs });
  const sendWithoutToken = retryReads(once, { delaysMs, signals: [signal] });
  return { send: createTokenSend(sendWithoutToken, options), sendWithoutToken };
}
