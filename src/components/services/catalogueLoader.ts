import type { Artifact } from '../../domain/artifact/artifact';
import type { ArtifactPage, ArtifactRepository } from '../../domain/ports/artifactRepository';
import type { RememberedArtifacts } from '../../domain/ports/catalogueMemory';

/** How far the load of the catalogue has come. */
export interface CatalogueLoad {
  /** What has come so far, in the server's order; behind it what is remembered of an earlier visit and may still come. */
  artifacts: readonly Artifact[];
  /** `waiting`: nobody needs more for now; `loading`: more is under way; `complete`: all has come; `failed`: see `error`. */
  status: 'waiting' | 'loading' | 'complete' | 'failed';
  /** What ended the load. What came before it, or is remembered, stays. */
  error?: unknown;
  /** Some of the artifacts are remembered: they may have changed, or be gone. */
  isRemembered?: boolean;
  /** Entries that could not be read, a sentence each. */
  problems: readonly string[];
}

/** Tells from what has come so far whether a part of the page needs more. */
export type IsEnough = (artifacts: readonly Artifact[]) => boolean;

/** One load of the catalogue, shared by all who need some of it (decision 23). */
export interface CatalogueLoader {
  /** The state of now: the same object until it changes. */
  current: () => CatalogueLoad;
  subscribe: (listener: () => void) => () => void;
  /** Loads on until `isEnough` is content. Returns the function that takes the wish back. */
  want: (isEnough: IsEnough) => () => void;
  /** Goes on behind what has come, after a failure. */
  retry: () => void;
  /**
   * Takes over a newer state of an artifact, or one that is new; before anything has come it is left to the load. One that is gone
   * stays so: a late answer may still tell of it.
   */
  put: (artifact: Artifact) => void;
  /** Drops an artifact that is gone. */
  remove: (artifactId: string) => void;
}

/**
 * A load that asks the repository for a page only while somebody wants more than has come. What is remembered of an earlier
 * visit is shown meanwhile. The first page takes over at once, as it holds what is new or changed; the rest does in one go when
 * all has come: the list changes twice, not with every page.
 */
export function createCatalogueLoader(repository: ArtifactRepository): CatalogueLoader {
  const { memory } = repository;
  const listeners = new Set<() => void>();
  /** Ids of what was removed, or put before the load had come to it: a later page may still hold them. */
  const passed = new Set<string>();
  const wishes = new Set<IsEnough>();
  const gone = new Set<string>();
  /** Ids of what a person has changed: what is remembered does not know of it. */
  const changed = new Set<string>();
  let state: CatalogueLoad = { artifacts: [], status: 'waiting', problems: [] };
  let come: readonly Artifact[] = [];
  let remembered: RememberedArtifacts | undefined;
  let isRecalled = false;
  let pages: AsyncIterator<ArtifactPage> | undefined;
  let isPumping = false;

  const publish = (change: Partial<CatalogueLoad>, isTakeover = true) => {
    state = { ...state, ...change };
    if (isTakeover) {
      state.artifacts = remembered ? [...come, ...remembered(come, changed)] : come;
      state.isRemembered = Boolean(remembered);
    }
    for (const listener of listeners) listener();
  };
  const isWanted = () => [...wishes].some((isEnough) => !isEnough(come));

  function recall() {
    if (isRecalled) return;
    isRecalled = true;
    void memory?.recall((artifacts) => {
      if (state.status === 'complete') return;
      remembered = artifacts;
      publish({});
    });
  }

  async function takePage() {
    if (!pages) come = upToLastId(come);
    pages ??= repository.list({ after: come.at(-1)?.id })[Symbol.asyncIterator]();
    const next = await pages.next();
    if (next.done) {
      remembered = undefined;
      memory?.keep(come);
      return publish({ status: 'complete' });
    }
    const { restarted } = next.value;
    // A listing that begins anew knows by itself what was put and removed.
    if (restarted) {
      passed.clear();
      come = [];
    }
    const isTakeover = !remembered || come.length === 0;
    come = [...come, ...next.value.artifacts.filter(({ id }) => !passed.has(id))];
    const problems = [...(restarted ? [] : state.problems), ...next.value.problems];
    publish({ problems }, isTakeover);
  }

  /** Takes over what a person has changed. */
  function revise(id: string, artifacts: readonly Artifact[]) {
    come = artifacts;
    changed.add(id);
    memory?.forget();
    if (state.status === 'complete') memory?.keep(come);
    publish({});
  }

  async function pump() {
    if (isPumping || state.status === 'complete' || state.status === 'failed' || !isWanted())
      return;
    isPumping = true;
    recall();
    publish({ status: 'loading', error: undefined }, false);
    try {
      while (state.status === 'loading' && isWanted()) await takePage();
      if (state.status === 'loading') publish({ status: 'waiting' }, false);
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
      publish({ status: 'waiting', error: undefined }, false);
      void pump();
    },
    put(artifact) {
      const { id } = artifact;
      if (gone.has(id)) return;
      const place = come.findIndex((one) => one.id === id);
      if (come.length === 0 && state.status !== 'complete') return revise(id, come);
      if (place < 0) passed.add(id);
      // In its old place: the last one is where the listing goes on.
      revise(id, place < 0 ? [artifact, ...come] : come.with(place, artifact));
    },
    remove(artifactId) {
      gone.add(artifactId);
      passed.add(artifactId);
      revise(
        artifactId,
        come.filter(({ id }) => id !== artifactId),
      );
    },
  };
}

/** The artifacts up to the last one that a listing can go on behind; those after it, without an id, come again with it. */
function upToLastId(artifacts: readonly Artifact[]): readonly Artifact[] {
  return artifacts.slice(0, artifacts.findLastIndex(({ id }) => id !== '') + 1);
}
