import type { Artifact } from '../../../domain/artifact/artifact';
import type { ArtifactRepository, FindOptions } from '../../../domain/ports/artifactRepository';
import { ownMembers } from '../../../domain/text/ownMembers';

interface SharedFind {
  response: Promise<Artifact>;
  /** Number of callers that are waiting. */
  waiting: number;
  controller: AbortController;
  isOver: boolean;
}

/**
 * Wraps `find` so that it makes one request for each artifact and sharing key. Later callers get
 * the pending or remembered response. Failures are not remembered. A request is aborted when no
 * caller is waiting for it any more.
 */
export function shareFinds(find: ArtifactRepository['find']): ArtifactRepository['find'] {
  const finds = new Map<string, SharedFind>();

  function begin(key: string, id: string, sharingKey?: string): SharedFind {
    const controller = new AbortController();
    const shared: SharedFind = {
      response: find(id, { sharingKey, signal: controller.signal }),
      waiting: 0,
      controller,
      isOver: false,
    };
    finds.set(key, shared);
    const forget = () => finds.get(key) === shared && finds.delete(key);
    shared.response.then(() => (shared.isOver = true), forget);
    controller.signal.addEventListener('abort', forget);
    return shared;
  }

  return (id, options: FindOptions = {}) => {
    const { sharingKey, signal } = ownMembers(options);
    const key = JSON.stringify([id, sharingKey ?? '']);
    const shared = finds.get(key) ?? begin(key, id, sharingKey);
    shared.waiting += 1;
    signal?.addEventListener('abort', () => {
      shared.waiting -= 1;
      if (shared.waiting === 0 && !shared.isOver) shared.controller.abort(signal.reason);
    });
    return shared.response;
  };
}
