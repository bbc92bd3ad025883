import type { Artifact } from '../../domain/artifact/artifact';
import type { ArtifactPage, ArtifactRepository } from '../../domain/ports/artifactRepository';
import type { RememberedArtifacts } from '../../domain/ports/catalogueMemory';

/** The state of loading the catalogue. */
export interface CatalogueLoad {
  /** Loaded artifacts in the server's order, then artifacts stored at an earlier visit. */
  artifacts: readonly Artifact[];
  /**
   * `waiting`: nobody needs more now. `loading`: a page is on its way. `complete`: all pages have
   * arrived. `failed`: see `error`.
   */
  status: 'waiting' | 'loading' | 'complete' | 'failed';
  /** Why loading stopped. The artifacts stay. */
  error?: unknown;
  /** Some artifacts come from an earlier visit. They may be out of date. */
  isRemembered?: boolean;
  /** One sentence about each entry that could not be read. */
  problems: readonly string[];
}

/** Whether a component has enough artifacts. */
export type IsEnough = (artifacts: readonly Artifact[]) => boolean;

/** Loads the catalogue page by page, for all components that need it (decision 23). */
export interface CatalogueLoader {
  /** The current state. The same object until it changes. */
  current: () => CatalogueLoad;
  subscribe: (listener: () => void) => () => void;
  /** Loads pages until `isEnough` returns true. Returns a function that cancels the request. */
  want: (isEnough: IsEnough) => () => void;
  /** Continues after a failure. */
  retry: () => void;
  /**
   * Puts a new or changed artifact into the list. Ignores an artifact that was removed, since a
   * late answer may still hold it.
   */
  put: (artifact: Artifact) => void;
  /** Removes a deleted artifact. */
  remove: (artifactId: string) => void;
}

/**
 * Creates a loader. It asks for a page only while a component needs more. Until then it shows the
 * catalogue of an earlier visit: the first page from the server replaces the top of it, since new
 * and changed artifacts come first. The rest is replaced when all pages have arrived, so that the
 * list changes only twice.
 */
export function createCatalogueLoader(repository: ArtifactRepository): CatalogueLoader {
  const { memory } = repository;
  const listeners = new Set<() => void>();
  /** Ids to skip in later pages: removed artifacts, and artifacts that were put at the top. */
  const passed = new Set<string>();
  const wishes = new Set<IsEnough>();
  const gone = new Set<string>();
  /** Ids of artifacts that the user changed: the stored catalogue is out of date for them. */
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
    // A new listing already knows what was put and removed.
    if (restarted) {
      passed.clear();
      come = [];
    }
    const isTakeover = !remembered || come.length === 0;
    come = [...come, ...next.value.artifacts.filter(({ id }) => !passed.has(id))];
    const problems = [...(restarted ? [] : state.problems), ...next.value.problems];
    publish({ problems }, isTakeover);
  }

  /** Takes over a change by the user. */
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
      // A function of its own: two components may pass the same `isEnough`.
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
      // It keeps its place: the listing continues behind the last artifact.
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

/**
 * The artifacts up to the last one with an id: a listing can continue only behind an id. Those
 * after it arrive again.
 */
function upToLastId(artifacts: readonly Artifact[]): readonly Artifact[] {
  return artifacts.slice(0, artifacts.findLastIndex(({ id }) => id !== '') + 1);
}
