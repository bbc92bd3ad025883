import type { ArtifactEditor } from '../../domain/ports/artifactEditor';

import type { ApiRequest } from '../http/apiRequest';
import { baseUrl } from '../http/baseUrl';
import type { ArtifactWriterOptions } from './createArtifactWriter';
import { createTokenSend } from '../tokens/createTokenSend';
import * as requests from './editorRequests';
import { refusedDraft } from './draftRefusal';
import { artifactFromResponse, findArtifactRequest } from '../catalogue/findArtifact';
import { gitRefsFromResponse, lookUpGitRequest } from './lookUpGit';
import { RefusedError } from '../http/errors/refusedError';
import { defaultRetryDelays, retryReads } from '../http/retryReads';
import { createSend } from '../http/send';
import { linksRefusal, updateLinksRequest } from './updateLinks';
import { sentChanges, updateMetadataRequest } from './updateMetadata';
import { changedArtifactFromResponse } from './createdArtifact';

/**
 * Where the catalogue is and who edits it. A `CatalogueConfiguration` with `getToken` has this
 * shape.
 */
export interface ArtifactEditorOptions extends ArtifactWriterOptions {
  /** Address of the testbed portal, which looks up the refs of repositories. */
  portalUrl: string;
  /** Milliseconds to wait before further attempts of a read. @default [400, 1200] */
  retryDelaysMs?: readonly number[];
}

/**
 * Creates the editor over HTTP. A call that writes is sent once. It is sent again, with a new
 * token, only if the server refused its token and so did not carry it out (contract/api 1.3). Reads
 * are retried like those of a repository. No call is sent to the catalogue without a token. A call
 * without a result succeeds with any success status. Throws a `TypeError` if an address is not a
 * web address.
 */
export function createArtifactEditor(options: ArtifactEditorOptions): ArtifactEditor {
  const api = baseUrl(options.apiUrl);
  const portal = baseUrl(options.portalUrl);
  const { getToken, tokenTransport, fetch, timeoutMs = 120_000 } = options;
  const { retryDelaysMs: delaysMs = defaultRetryDelays } = options;
  const tokenOptions = { getToken, tokenTransport, isTokenNeeded: true };
  const sendWithoutToken = retryReads(createSend({ fetch, timeoutMs }), { delaysMs });
  const send = createTokenSend(sendWithoutToken, tokenOptions);
  const sendForStatus = createTokenSend(
    createSend({ fetch, timeoutMs, isResponseIgnored: true }),
    tokenOptions,
  );
  const sendOnly = async (request: ApiRequest): Promise<void> => {
    await sendForStatus(request);
  };

  return {
    async find(id, signal) {
      const request = { ...findArtifactRequest(api, id), cache: 'no-store' } as const;
      const artifact = artifactFromResponse(await send(request, signal));
      return { ...artifact, id: artifact.id || id };
    },
    async updateMetadata(id, changes) {
      try {
        const response = await send(updateMetadataRequest(api, id, changes));
        return changedArtifactFromResponse(response, id);
      } catch (error) {
        throw error instanceof RefusedError ? refusedDraft(error, sentChanges(changes)) : error;
      }
    },
    async updateLinks(id, linkedIds) {
      try {
        const response = await send(updateLinksRequest(api, id, linkedIds));
        return changedArtifactFromResponse(response, id);
      } catch (error) {
        throw error instanceof RefusedError ? linksRefusal(error) : error;
      }
    },
    addRole: async (id, entry) => sendOnly(requests.addRoleRequest(api, id, entry)),
    removeRole: async (id, entry) => sendOnly(requests.removeRoleRequest(api, id, entry)),
    createVersion: async (id, contentsUrn, details) =>
      requests.newVersionFromResponse(
        await send(requests.createVersionRequest(api, id, contentsUrn, details)),
      ),
    importVersion: async (id, url) =>
      changedArtifactFromResponse(await send(requests.importVersionRequest(api, id, url)), id),
    deleteVersion: async (id, slug) => sendOnly(requests.deleteVersionRequest(api, id, slug)),
    requestDoi: async (id, slug) => sendOnly(requests.requestDoiRequest(api, id, slug)),
    deleteArtifact: async (id) => sendOnly(requests.deleteArtifactRequest(api, id)),
    async findGitRefs(cloneUrl, signal) {
      if (!cloneUrl.trim()) return [];
      return gitRefsFromResponse(
        await sendWithoutToken(lookUpGitRequest(portal, cloneUrl), signal),
      );
    },
  };
}
