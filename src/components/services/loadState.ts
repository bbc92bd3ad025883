import type { Artifact } from '../../domain/artifact/artifact';
import type { ArtifactPage } from '../../domain/ports/artifactRepository';
import type { RememberedArtifacts } from '../../domain/ports/catalogueMemory';

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

/**
 * The full state of a load. `status` is the name of the state:
 *
 *     waiting ⇄ loading → complete
 *        ↑         ↓
 *        └────── failed
 *
 * `receive`, `finish` and `change` return what an event changes.
 */
export interface LoadState extends Pick<CatalogueLoad, 'status' | 'error' | 'problems'> {
  /** The artifacts from the listing, and those that the user added. */
  received: readonly Artifact[];
  /** The artifacts that were loaded ahead. Empty once the load is complete. */
  ahead: readonly Artifact[];
  /** The artifacts that an earlier visit stored. Absent once the load is complete. */
  remembered?: RememberedArtifacts;
  /** Ids of artifacts that the user changed or removed: their stored state is outdated. */
  changed: ReadonlySet<string>;
  /** Ids of artifacts that the user removed. */
  removed: ReadonlySet<string>;
}

/** The changes by an event. */
export interface LoadChange extends Partial<LoadState> {
  /** The list is stored as it is. */
  isStored?: boolean;
}

/** A page has arrived. Skips artifacts that the user removed or added at the top. */
export function receive(state: LoadState, page: ArtifactPage): LoadChange {
  const { changed, removed } = state;
  // A new listing has all artifacts again.
  const { received, problems } = page.restarted ? { received: [], problems: [] } : state;
  const isKnown = (id: string) => changed.has(id) && received.some((one) => one.id === id);
  const added = page.artifacts.filter(({ id }) => !removed.has(id) && !isKnown(id));
  return { received: [...received, ...added], problems: [...problems, ...page.problems] };
}

/** All artifacts are there. `stored`: has those that were not read, since they are unchanged. */
export function finish(state: LoadState, stored?: RememberedArtifacts): LoadChange {
  const received = withStored(state, stored);
  const isStored =
    stored &&
    state.received.every(stored.has) &&
    received.length === stored.after([], new Set()).length;
  return { status: 'complete', received, remembered: undefined, ahead: [], isStored };
}

/**
 * The user changed an artifact: replaces it, adds it at the top, or removes it if there is none.
 * Before the first page, leaves this to the load. Ignores changes of a removed artifact, since a
 * delayed response may still contain it.
 */
export function change(state: LoadState, id: string, artifact?: Artifact): LoadChange | undefined {
  const { status, received, changed, removed } = state;
  if (removed.has(id)) return undefined;
  const isListed = received.length > 0 || status === 'complete';
  const isNew = isListed && !received.some((one) => one.id === id);
  return {
    // A known one keeps its place: the listing continues behind the last artifact.
    received:
      artifact && isNew
        ? [artifact, ...received]
        : received.flatMap((one) => (one.id === id ? (artifact ?? []) : one)),
    changed: new Set([...changed, id]),
    removed: artifact ? removed : new Set([...removed, id]),
  };
}

/** The list that components see: the received artifacts, stored ones, those loaded ahead. */
export function listOf(state: LoadState): Pick<CatalogueLoad, 'artifacts' | 'isRemembered'> {
  const { ahead, remembered, removed } = state;
  const listed = withStored(state, remembered);
  const ids = new Set([...removed, ...listed.map(({ id }) => id)]);
  const artifacts = [...listed, ...ahead.filter(({ id }) => !ids.has(id) && ids.add(id))];
  return { artifacts, isRemembered: !!remembered };
}

/** The received artifacts, then the stored ones after them. */
function withStored({ received, changed }: LoadState, stored?: RememberedArtifacts) {
  return [...received, ...(stored?.after(received, changed) ?? [])];
}
