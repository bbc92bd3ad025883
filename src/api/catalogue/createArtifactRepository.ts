import type { ArtifactRepository } from '../../domain/ports/artifactRepository';
import { ownMembers } from '../../domain/text/ownMembers';

import { baseUrl } from '../http/baseUrl';
import { shareResponse } from '../http/shareResponse';
import { type ArtifactRepositoryOptions, createReaders } from './createReaders';
import { artifactFromResponse, findArtifactRequest } from './findArtifact';
import { badgesFromResponse, listBadgesRequest } from './listBadges';
import { listArtifactsRequest, listedPageFromResponse } from './listArtifacts';
import { listTagsRequest, tagsFromResponse } from './listTags';
import { streamArtifacts } from './streamArtifacts';

export type { ArtifactRepositoryOptions };

/**
 * Creates the catalogue over HTTP. Calls reject with a `CallError`: a `RefusedError` for an error
 * status, a `ShapeError` for a response of the wrong shape, or code `network` if no response
 * arrived. An aborted call rejects with the reason of its signal. Temporary failures are retried,
 * see `withRetries`. Tags and badges are loaded once and remembered. Throws a `TypeError` if an
 * address is not a web address.
 */
export function createArtifactRepository(options: ArtifactRepositoryOptions): ArtifactRepository {
  const api = baseUrl(options.apiUrl);
  const portal = baseUrl(options.portalUrl);
  const { send, sendWithoutToken } = createReaders(options);

  return {
    list: (listOptions = {}) => {
      const { authorName, sort, tags, text } = ownMembers(listOptions);
      const scope = { authorName, sort, tags, text };
      return streamArtifacts(
        async (position, leaving) =>
          listedPageFromResponse(
            await send(listArtifactsRequest(api, { ...scope, ...position }), leaving),
          ),
        options,
        listOptions,
      );
    },
    async find(id, findOptions = {}) {
      const { signal, sharingKey } = ownMembers(findOptions);
      const artifact = artifactFromResponse(
        await send(findArtifactRequest(api, id, sharingKey), signal),
      );
      return { ...artifact, id: artifact.id || id };
    },
    tags: shareResponse(async () => tagsFromResponse(await send(listTagsRequest(api)))),
    badges: shareResponse(async () =>
      badgesFromResponse(await sendWithoutToken(listBadgesRequest(portal))),
    ),
  };
}
