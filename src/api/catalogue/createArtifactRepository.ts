import type { ArtifactRepository } from '../../domain/ports/artifactRepository';

import { baseUrl } from '../http/baseUrl';
import { shareAnswer } from '../http/shareAnswer';
import { type ArtifactRepositoryOptions, createReaders } from './createReaders';
import { artifactFromAnswer, findArtifactRequest } from './findArtifact';
import { badgesFromAnswer, listBadgesRequest } from './listBadges';
import { listArtifactsRequest, listedPageFromAnswer } from './listArtifacts';
import { listTagsRequest, tagsFromAnswer } from './listTags';
import { streamArtifacts } from './streamArtifacts';

export type { ArtifactRepositoryOptions };

/**
 * Creates the catalogue over HTTP. Calls reject with a `CallError`: a `RefusedError` for an error
 * status, a `ShapeError` for a wrong answer, or code `network` if no answer came. An aborted call
 * rejects with the reason of its signal. Temporary failures are retried, see `withRetries`. Tags
 * and badges are loaded once and remembered. Throws a `TypeError` if an address is not a web
 * address.
 */
export function createArtifactRepository(options: ArtifactRepositoryOptions): ArtifactRepository {
  const api = baseUrl(options.apiUrl);
  const portal = baseUrl(options.portalUrl);
  const { send, sendWithoutToken } = createReaders(options);

  return {
    list: (listOptions = {}) => {
      const { authorName, sort, tags, text } = listOptions;
      const scope = { authorName, sort, tags, text };
      return streamArtifacts(
        async (position, leaving) =>
          listedPageFromAnswer(
            await send(listArtifactsRequest(api, { ...scope, ...position }), leaving),
          ),
        options,
        listOptions,
      );
    },
    async find(id, { signal, sharingKey } = {}) {
      const artifact = artifactFromAnswer(
        await send(findArtifactRequest(api, id, sharingKey), signal),
      );
      return { ...artifact, id: artifact.id || id };
    },
    tags: shareAnswer(async () => tagsFromAnswer(await send(listTagsRequest(api)))),
    badges: shareAnswer(async () =>
      badgesFromAnswer(await sendWithoutToken(listBadgesRequest(portal))),
    ),
  };
}
