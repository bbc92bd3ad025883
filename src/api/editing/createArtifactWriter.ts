import type { ArtifactDraft } from '../../domain/drafts/artifactDraft';
import { tidyText } from '../../domain/text/characters';
import type { CreationExtras } from '../../domain/editing/newVersion/creationExtras';
import type { ArtifactWriter } from '../../domain/ports/artifactWriter';
import type { GetToken } from '../../domain/ports/getToken';

import type { ApiRequest } from '../http/apiRequest';
import { baseUrl } from '../http/baseUrl';
import { createTokenSend } from '../tokens/createTokenSend';
import { refusedDraft } from './draftRefusal';
import { jsonBodyRequest } from '../http/patchRequest';
import { RefusedError } from '../http/errors/refusedError';
import { createSend } from '../http/send';
import type { TokenTransport } from '../tokens/withToken';
import { draftToWire } from '../wire/draft';
import { newVersionBody } from '../wire/newVersion';
import { createdArtifactFromResponse } from './createdArtifact';

/**
 * Where the catalogue is and who writes to it. A `CatalogueConfiguration` with `getToken` has this
 * shape.
 */
export interface ArtifactWriterOptions {
  /** Address of the catalogue API, with or without a final slash. */
  apiUrl: string;
  /** Returns the user's Trovi token. Calls reject like this function. */
  getToken: GetToken;
  /** How the token is sent. @default 'query' */
  tokenTransport?: TokenTransport;
  /**
   * Milliseconds without data from the server after which a call fails with code `network`. 0 means
   * never. An import sends nothing while the server fetches the repository. @default 120000
   */
  timeoutMs?: number;
  /** Sends the requests. @default the global `fetch` */
  fetch?: typeof fetch;
}

/**
 * Creates the writer over HTTP. A request is sent once. It is sent again, with a new token, only if
 * the server refused its token and so did not carry it out (contract/api 1.3). Throws a `TypeError`
 * if the address is not a web address.
 */
export function createArtifactWriter(options: ArtifactWriterOptions): ArtifactWriter {
  const api = baseUrl(options.apiUrl);
  const { fetch, timeoutMs = 120_000 } = options;
  const send = createTokenSend(createSend({ fetch, timeoutMs }), options);

  return {
    async create(draft, extras) {
      try {
        return createdArtifactFromResponse(await send(createArtifactRequest(api, draft, extras)));
      } catch (error) {
        throw error instanceof RefusedError ? refusedDraft(error, { ...draft, ...extras }) : error;
      }
    },
    async importFrom(url) {
      return createdArtifactFromResponse(await send(importArtifactRequest(api, url)));
    },
  };
}

/** Creates the request for a new artifact (contract/api 2.3). Omits empty optional fields. */
export function createArtifactRequest(
  base: URL,
  draft: ArtifactDraft,
  { citation = '', version, accessHours }: CreationExtras = {},
): ApiRequest {
  return jsonBodyRequest('POST', new URL('artifacts/', base), {
    ...draftToWire(draft),
    citation: tidyText(citation) || undefined,
    version: version && newVersionBody(version),
    reproducibility: accessHours && { enable_requests: true, access_hours: accessHours },
  });
}

/**
 * Creates the request for a new artifact from a GitHub repository, `https://github.com/owner/repo`
 * (contract/api 5).
 */
export function importArtifactRequest(base: URL, repositoryUrl: string): ApiRequest {
  return jsonBodyRequest('POST', new URL('import/', base), { github_url: repositoryUrl });
}
