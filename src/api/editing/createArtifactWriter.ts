import type { ArtifactWriter } from '../../domain/ports/artifactWriter';
import type { GetToken } from '../../domain/ports/getToken';

import { baseUrl } from '../http/baseUrl';
import { createArtifactRequest } from './createArtifact';
import { createTokenSend } from '../tokens/createTokenSend';
import { refusedDraft } from './draftRefusal';
import { importArtifactRequest } from './importArtifact';
import { RefusedError } from '../http/errors/refusedError';
import { createSend } from '../http/send';
import type { TokenTransport } from '../tokens/withToken';
import { writtenArtifactFromAnswer } from './writtenArtifact';

/** Where the catalogue is and who writes to it. A `CatalogueConfiguration` with `getToken` fits. */
export interface ArtifactWriterOptions {
  /** Address of the catalogue API, with or without a final slash. */
  apiUrl: string;
  /** Gives the Trovi token of whoever writes; a call rejects with what this rejects with. */
  getToken: GetToken;
  /** @default 'query' */
  tokenTransport?: TokenTransport;
  /**
   * Milliseconds of silence after which a call fails with code `network`; 0 waits for ever. An import is silent while the
   * server fetches the repository. @default 120000
   */
  timeoutMs?: number;
  /** What sends the requests. @default the global `fetch` */
  fetch?: typeof fetch;
}

/**
 * Adding to the catalogue over HTTP. A request is sent once: only one whose token was refused, and which so did nothing,
 * is repeated, with a new token (contract/api 1.3). Throws a `TypeError` where the address is none.
 */
export function createArtifactWriter(options: ArtifactWriterOptions): ArtifactWriter {
  const api = baseUrl(options.apiUrl);
  const { fetch, timeoutMs = 120_000 } = options;
  const send = createTokenSend(createSend({ fetch, timeoutMs }), options);

  return {
    async create(draft) {
      try {
        return writtenArtifactFromAnswer(await send(createArtifactRequest(api, draft)));
      } catch (error) {
        throw error instanceof RefusedError ? refusedDraft(error, draft) : error;
      }
    },
    async importFrom(url) {
      return writtenArtifactFromAnswer(await send(importArtifactRequest(api, url)));
    },
  };
}
