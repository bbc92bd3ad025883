import type { Artifact } from '../../domain/artifact/artifact';
import type {
  ArtifactPage,
  ArtifactRepository,
  ListScope,
} from '../../domain/ports/artifactRepository';
import {
  type CatalogueLoad,
  change,
  finish,
  listOf,
  type LoadChange,
  type LoadState,
  receive,
} from './loadState';
import type { ProvidedList } from './providedData';

export type { CatalogueLoad };

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
   * late response may still contain it.
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
  provided: ProvidedList = { artifacts: [], problems: [] },
): CatalogueLoader {
  const { memory } = repository;
  const { artifacts, problems, scope } = provided;
  const listeners = new Set<() => void>();
  const requests = new Set<IsEnough>();
  const askedAhead = new Set(scope && [keyOf(scope)]);
  let load: CatalogueLoad = { artifacts, problems, status: 'waiting' };
  let state: LoadState = {
    status: 'waiting',
    problems,
    received: scope ? [] : artifacts,
    ahead: scope ? artifacts : [],
    changed: new Set(),
    removed: new Set(),
  };
  let recalling: Promise<void> | undefined;
  /** Only new and changed artifacts are read. The others are as they were stored. */
  let isPartial = false;
  let pages: AsyncIterator<ArtifactPage> | undefined;

  const isIn = (status: LoadState['status']) => state.status === status;
  const isMoreNeeded = () => [...requests].some((isEnough) => !isEnough(state.received));

  /** Enters the next state. `isListKept`: components see the same list as before. */
  function enter(changes: LoadChange, isListKept?: boolean) {
    state = { ...state, ...changes };
    const { status, error, problems } = state;
    load = { ...load, status, error, problems, ...(!isListKept && listOf(state)) };
    if (isIn('complete') && !changes.isStored) memory?.keep(state.received, !isPartial);
    for (const listener of listeners) listener();
  }

  /** Shows more artifacts until the listing has all. */
  const supplement = (more: LoadChange) => isIn('complete') || enter(more);

  /** Takes over a change by the user. */
  function take(changes: LoadChange | undefined) {
    if (!changes) return;
    memory?.forget();
    enter(changes);
  }

  /** Resolves to `true` when all that is stored was read, or to `false` if that takes too long. */
  const isRecalled = () =>
    new Promise<boolean>((resolve) => {
      void recalling?.then(() => resolve(true));
      setTimeout(() => resolve(false), longestRecall);
    });

  async function takePage() {
    if (isPartial && state.received.length > 0) {
      // What is stored decides whether another page is needed.
      isPartial = await isRecalled();
      const { received, remembered } = state;
      if (isPartial && remembered && received.slice(-1).some(remembered.has)) {
        return enter(finish(state, remembered));
      }
    }
    if (!pages) {
      // A listing can continue only behind an id. The artifacts after it arrive again.
      const last = state.received.findLastIndex(({ id }) => id);
      state = { ...state, received: state.received.slice(0, last + 1) };
      pages = repository.list({ after: state.received[last]?.id })[Symbol.asyncIterator]();
    }
    const page = await pages.next();
    isPartial &&= !page.done;
    if (page.done) return enter(finish(state));
    // Beside what is stored, only the first page changes the list.
    const isFirst = page.value.restarted || state.received.length === 0;
    enter(receive(state, page.value), !isFirst && state.remembered !== undefined);
  }

  async function run() {
    if (!isIn('waiting') || !isMoreNeeded()) return;
    if (memory && !recalling) {
      isPartial = memory.isCurrent();
      recalling = memory.recall((remembered) => supplement({ remembered }));
    }
    enter({ status: 'loading', error: undefined }, true);
    try {
      while (isIn('loading') && isMoreNeeded()) await takePage();
      if (isIn('loading')) enter({ status: 'waiting' }, true);
    } catch (error) {
      pages = undefined;
      enter({ status: 'failed', error });
    }
  }

  return {
    current: () => load,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    loadUntil(isEnough) {
      // A function of its own: two components may pass the same `isEnough`.
      const request: IsEnough = (artifacts) => isEnough(artifacts);
      requests.add(request);
      void run();
      return () => requests.delete(request);
    },
    loadAhead(scope) {
      const leaving = new AbortController();
      const key = keyOf(scope);
      if (isIn('complete') || memory?.isCurrent() || askedAhead.has(key)) return () => undefined;
      askedAhead.add(key);
      const takeAhead = async () => {
        for await (const { artifacts } of repository.list({ ...scope, signal: leaving.signal })) {
          return supplement({ ahead: [...state.ahead, ...artifacts] });
        }
      };
      // Without it, the list shows what it wants a little later.
      takeAhead().catch(() => undefined);
      return () => {
        leaving.abort();
        askedAhead.delete(key);
      };
    },
    retry() {
      if (!isIn('failed')) return;
      enter({ status: 'waiting', error: undefined }, true);
      void run();
    },
    put: (artifact) => take(change(state, artifact.id, artifact)),
    remove: (artifactId) => take(change(state, artifactId)),
  };
}

const keyOf = (scope: ListScope) => JSON.stringify(scope);

/** Time after which a load no longer waits for what is stored, in milliseconds. */
const longestRecall = 3_000;
