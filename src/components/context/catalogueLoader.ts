import type { Artifact } from '../../domain/artifact';
import type { ArtifactPage, ArtifactRepository } from '../../domain/ports';

/** How far the load of the catalogue has come. */
export interface CatalogueLoad {
  /** What has come so far, in the server's order. */
  artifacts: readonly Artifact[];
  /** `waiting`: nobody needs more for now; `loading`: more is under way; `complete`: all has come; `failed`: see `error`. */
  status: 'waiting' | 'loading' | 'complete' | 'failed';
  /** What ended the load. What came before it stays. */
  error?: unknown;
  /** Entries that could not be read, a sentence each. */
  problems: readonly string[];
}

/** Tells from what has come so far whether a part of the page needs more. */
export type IsEnough = (artifacts: readonly Artifact[]) => boolean;

/** One load of the catalogue, shared by all who need some of it (design 6, "Streaming list"). */
export interface CatalogueLoader {
  /** The state of now: the same object until it changes. */
  current: () => CatalogueLoad;
  subscribe: (listener: () => void) => () => void;
  /** Loads on until `isEnough` is content. Returns the function that takes the wish back. */
  want: (isEnough: IsEnough) => () => void;
  /** Goes on behind what has come, after a failure. */
  retry: () => void;
  /** Takes over a newer state of an artifact, or one that is new; before anything has come it is left to the load. */
  put: (artifact: Artifact) => void;
  /** Drops an artifact that is gone. */
  remove: (artifactId: string) => void;
}

/** A load that asks the repository for a page only while somebody wants more than has come. */
export function createCatalogueLoader(repository: ArtifactRepository): CatalogueLoader {
  const listeners = new Set<() => void>();
  /** Ids of what was removed, or put before the load had come to it: a later page may still hold them. */
  const passed = new Set<string>();
  const wishes = new Set<IsEnough>();
  let state: CatalogueLoad = { artifacts: [], status: 'waiting', problems: [] };
  let pages: AsyncIterator<ArtifactPage> | undefined;
  let isPumping = false;

  const publish = (change: Partial<CatalogueLoad>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const isWanted = () => [...wishes].some((isEnough) => !isEnough(state.artifacts));

  async function takePage() {
    const known = pages ? state.artifacts : upToLastId(state.artifacts);
    pages ??= repository.list({ after: known.at(-1)?.id })[Symbol.asyncIterator]();
    const next = await pages.next();
    if (next.done) return publish({ status: 'complete' });
    const { problems, restarted } = next.value;
    // A listing that begins anew knows by itself what was put and removed.
    if (restarted) passed.clear();
    const artifacts = next.value.artifacts.filter(({ id }) => !passed.has(id));
    publish({
      artifacts: restarted ? artifacts : [...known, ...artifacts],
      problems: restarted ? problems : [...state.problems, ...problems],
    });
  }

  async function pump() {
    if (isPumping || state.status === 'complete' || state.status === 'failed' || !isWanted())
      return;
    isPumping = true;
    publish({ status: 'loading', error: undefined });
    try {
      while (state.status === 'loading' && isWanted()) await takePage();
      if (state.status === 'loading') publish({ status: 'waiting' });
    } catch (error) {
      pages = undefined;
      publish({ status: 'failed', error });
    } finally {
      isPumping = false;
    }
    void pump();
  }

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want(isEnough) {
      // A wish of its own, since two parts of a page may want with the same function.
      const wish: IsEnough = (artifacts) => isEnough(artifacts);
      wishes.add(wish);
      void pump();
      return () => wishes.delete(wish);
    },
    retry() {
      if (state.status !== 'failed') return;
      publish({ status: 'waiting', error: undefined });
      void pump();
    },
    put(artifact) {
      const { artifacts } = state;
      if (artifacts.length === 0) return;
      const place = artifacts.findIndex(({ id }) => id === artifact.id);
      if (place < 0) passed.add(artifact.id);
      publish({
        // In its old place: the last one is where the listing goes on.
        artifacts: place < 0 ? [artifact, ...artifacts] : artifacts.with(place, artifact),
      });
    },
    remove(artifactId) {
      passed.add(artifactId);
      publish({ artifacts: state.artifacts.filter(({ id }) => id !== artifactId) });
    },
  };
}

/** The artifacts up to the last one that a listing can go on behind; those after it, without an id, come again with it. */
function upToLastId(artifacts: readonly Artifact[]): readonly Artifact[] {
  return artifacts.slice(0, artifacts.findLastIndex(({ id }) => id !== '') + 1);
}
