import type { Artifact } from '../../domain/artifact/artifact';
import type {
  ArtifactPage,
  ArtifactRepository,
  ListScope,
} from '../../domain/ports/artifactRepository';
import type { RememberedArtifacts } from '../../domain/ports/catalogueMemory';
import type { ProvidedList } from './providedData';

/** The state of loading the catalogue. */
export interface CatalogueLoad {
  /**
   * Loaded artifacts in the server's order, then artifacts stored at an earlier visit, then those
   * that were loaded ahead.
   */
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
  loadUntil: (isEnough: IsEnough) => () => void;
  /**
   * Loads the first page of a part of the catalogue, so that what the user wants is there before
   * the rest. Does nothing where the whole catalogue is there or stored, or this part was asked for
   * before. A failure changes nothing. Returns a function that cancels the request.
   */
  loadAhead: (scope: ListScope) => () => void;
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
 * list changes only twice. If what is stored is current, pages are read only until one ends with an
 * artifact that has not changed: none after it has changed either (decision 18).
 *
 * @param provided The first artifacts, if they are known already.
 */
export function createCatalogueLoader(
  repository: ArtifactRepository,
  provided?: ProvidedList,
): CatalogueLoader {
  const { memory } = repository;
  const listeners = new Set<() => void>();
  /** Ids to skip in later pages: removed artifacts, and artifacts that were put at the top. */
  const skippedIds = new Set<string>();
  const requests = new Set<IsEnough>();
  const removedIds = new Set<string>();
  const askedAhead = new Set(provided?.scope && [keyOf(provided.scope)]);
  /** Ids of artifacts that the user changed: the stored catalogue is out of date for them. */
  const changedIds = new Set<string>();
  const { artifacts: first = [], problems = [] } = provided ?? {};
  let state: CatalogueLoad = { artifacts: first, status: 'waiting', problems };
  let received: readonly Artifact[] = provided?.scope ? [] : first;
  let ahead: readonly Artifact[] = provided?.scope ? first : [];
  let remembered: RememberedArtifacts | undefined;
  let recalling: Promise<void> | undefined;
  let isReadingChanges = false;
  let pages: AsyncIterator<ArtifactPage> | undefined;
  let isLoading = false;

  const publish = (change: Partial<CatalogueLoad>, withArtifacts = true) => {
    state = { ...state, ...change };
    if (withArtifacts) {
      const listed = remembered
        ? [...received, ...remembered.after(received, changedIds)]
        : received;
      state.artifacts = withAhead(listed);
      state.isRemembered = Boolean(remembered);
    }
    for (const listener of listeners) listener();
  };
  function withAhead(listed: readonly Artifact[]): readonly Artifact[] {
    if (ahead.length === 0) return listed;
    const ids = new Set([...removedIds, ...listed.map(({ id }) => id)]);
    const missing = ahead.filter(({ id }) => !ids.has(id) && ids.add(id));
    return missing.length > 0 ? [...listed, ...missing] : listed;
  }
  const isMoreNeeded = () => [...requests].some((isEnough) => !isEnough(received));

  function recallStored() {
    if (recalling || !memory) return;
    isReadingChanges = memory.isCurrent();
    recalling = memory.recall((artifacts) => {
      if (state.status === 'complete') return;
      remembered = artifacts;
      publish({});
    });
  }

  async function takePage() {
    // What is stored decides whether a second page is needed.
    if (isReadingChanges && received.length > 0) {
      isReadingChanges = await isOverWithin(longestRecall, recalling);
    }
    if (isReadingChanges && isKnown(received.at(-1))) return finish(false);
    if (!pages) received = upToLastId(received);
    pages ??= repository.list({ after: received.at(-1)?.id })[Symbol.asyncIterator]();
    const next = await pages.next();
    if (next.done) return finish(true);
    const { restarted } = next.value;
    // A new listing already knows what was put and removed.
    if (restarted) {
      skippedIds.clear();
      received = [];
    }
    const withArtifacts = !remembered || received.length === 0;
    received = [...received, ...next.value.artifacts.filter(({ id }) => !skippedIds.has(id))];
    const problems = [...(restarted ? [] : state.problems), ...next.value.problems];
    publish({ problems }, withArtifacts);
  }

  const isKnown = (artifact?: Artifact) => Boolean(artifact && remembered?.has(artifact));

  /** Ends the load. Without `isWhole`, the rest of the list is what was stored. */
  function finish(isWhole: boolean) {
    const stored = isWhole ? undefined : remembered;
    const isUnchangedSoFar = received.every(isKnown);
    if (stored) received = [...received, ...stored.after(received, changedIds)];
    const isUnchanged = isUnchangedSoFar && received.length === stored?.after([], new Set()).length;
    remembered = undefined;
    ahead = [];
    isReadingChanges = !isWhole;
    if (!isUnchanged) memory?.keep(received, isWhole);
    publish({ status: 'complete' });
  }

  /** Takes over a change by the user. */
  function replaceReceived(id: string, artifacts: readonly Artifact[]) {
    received = artifacts;
    changedIds.add(id);
    memory?.forget();
    if (state.status === 'complete') memory?.keep(received, !isReadingChanges);
    publish({});
  }

  async function load() {
    if (isLoading || state.status === 'complete' || state.status === 'failed' || !isMoreNeeded())
      return;
    isLoading = true;
    recallStored();
    publish({ status: 'loading', error: undefined }, false);
    try {
      while (state.status === 'loading' && isMoreNeeded()) await takePage();
      if (state.status === 'loading') publish({ status: 'waiting' }, false);
    } catch (error) {
      pages = undefined;
      publish({ status: 'failed', error });
    } finally {
      isLoading = false;
    }
    void load();
  }

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    loadUntil(isEnough) {
      // A function of its own: two components may pass the same `isEnough`.
      const request: IsEnough = (artifacts) => isEnough(artifacts);
      requests.add(request);
      void load();
      return () => requests.delete(request);
    },
    loadAhead(scope) {
      const leaving = new AbortController();
      const key = keyOf(scope);
      const isWanted = state.status !== 'complete' && !memory?.isCurrent() && !askedAhead.has(key);
      if (!isWanted) return () => undefined;
      askedAhead.add(key);
      const take = async () => {
        const pages = repository.list({ ...scope, signal: leaving.signal });
        const page = await pages[Symbol.asyncIterator]().next();
        if (page.done || state.status === 'complete') return;
        ahead = [...ahead, ...page.value.artifacts];
        publish({});
      };
      // Without it, the list shows what it wants a little later.
      take().catch(() => undefined);
      return () => {
        leaving.abort();
        askedAhead.delete(key);
      };
    },
    retry() {
      if (state.status !== 'failed') return;
      publish({ status: 'waiting', error: undefined }, false);
      void load();
    },
    put(artifact) {
      const { id } = artifact;
      if (removedIds.has(id)) return;
      const index = received.findIndex((one) => one.id === id);
      if (received.length === 0 && state.status !== 'complete')
        return replaceReceived(id, received);
      if (index < 0) skippedIds.add(id);
      // It keeps its place: the listing continues behind the last artifact.
      replaceReceived(
        id,
        index < 0
          ? [artifact, ...received]
          : received.map((one, at) => (at === index ? artifact : one)),
      );
    },
    remove(artifactId) {
      removedIds.add(artifactId);
      skippedIds.add(artifactId);
      replaceReceived(
        artifactId,
        received.filter(({ id }) => id !== artifactId),
      );
    },
  };
}

const keyOf = (scope: ListScope) => JSON.stringify(scope);

/** Time after which a load no longer waits for what is stored, in milliseconds. */
const longestRecall = 3_000;

/** Resolves when the work is over, or to `false` after this many milliseconds. */
function isOverWithin(ms: number, work?: Promise<void>): Promise<boolean> {
  return Promise.race([
    Promise.resolve(work).then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ms)),
  ]);
}

/**
 * The artifacts up to the last one with an id: a listing can continue only behind an id. Those
 * after it arrive again.
 */
function upToLastId(artifacts: readonly Artifact[]): readonly Artifact[] {
  return artifacts.slice(0, artifacts.findLastIndex(({ id }) => id !== '') + 1);
}
