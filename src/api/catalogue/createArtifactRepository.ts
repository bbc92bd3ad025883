import type { ArtifactRepository } from '../../domain/ports/artifactRepository';

import { baseUrl } from '../http/baseUrl';
import { shareAnswer } from '../http/shareAnswer';
import {
  type ArtifactRepositoryOptions,
  createArtifactFinder,
  createReaders,
} from './createArtifactFinder';
import { badgesFromAnswer, listBadgesRequest } from './listBadges';
import { listArtifactsRequest, listedPageFromAnswer } from './listArtifacts';
import { listTagsRequest, tagsFromAnswer } from './listTags';
import { streamArtifacts } from './streamArtifacts';

export type { ArtifactRepositoryOptions };

/**
 * The catalogue over HTTP. Calls reject with a `CallError`: a `RefusedError` for a status that is an error, a `ShapeError`
 * for an answer of a wrong shape, code `network` for none; an aborted one rejects with its signal's reason. Before a call
 * rejects because no whole answer came, or with status 429, 500, 502, 503 or 504, it is tried twice more. Tags and badges are
 * asked for once and remembered. Throws a `TypeError` where one of the addresses is none.
 */
export function createArtifactRepository(options: ArtifactRepositoryOptions): ArtifactRepository {
  const api = baseUrl(options.apiUrl);
  const portal = baseUrl(options.portalUrl);
  const { send, sendPlainly } = createReaders(options);

  return {
    list: (listOptions) =>
      streamArtifacts(
        async (position, leaving) =>
          listedPageFromAnswer(await send(listArtifactsRequest(api, position), leaving)),
        options,
        listOptions,
      ),
    find: createArtifactFinder(options),
    tags: shareAnswer(async () => tagsFromAnswer(await send(listTagsRequest(api)))),
    badges: shareAnswer(async () => badgesFromAnswer(await sendPlainly(listBadgesRequest(portal)))),
  };
}
