import type { Artifact } from '../../src/domain/artifact/artifact';
import { noBadges, type BadgeCatalogue } from '../../src/domain/artifact/badges/badge';
import { CallError } from '../../src/domain/errors/callError';
import type {
  ArtifactPage,
  ArtifactRepository,
  ListScope,
} from '../../src/domain/ports/artifactRepository';
import type { CatalogueMemory } from '../../src/domain/ports/catalogueMemory';

import { deferred, type Deferred } from './deferred';
import { untilAborted } from './untilAborted';

/**
 * The calls of the port. `authors` is a list of the artifacts of an author, `part` one in another
 * order or of some tags or words.
 */
export type FakeCallName = 'list' | 'find' | 'tags' | 'badges' | 'authors' | 'part';

/** A call. */
export interface FakeCall {
  name: FakeCallName;
  /** The id of the requested artifact. */
  id?: string;
  sharingKey?: string;
  /** The artifact after which the listing starts. */
  after?: string;
  /** The author whose artifacts are listed. */
  authorName?: string;
  scope?: ListScope;
}

/**
 * A page: its artifacts, its whole content, or an error. Or a promise of it, which the test
 * settles.
 */
export type FakePage = Artifact[] | ArtifactPage | Error | Promise<Artifact[] | ArtifactPage>;

export interface FakeRepositoryOptions {
  /**
   * The artifacts that `find` returns, whatever their visibility. Without `pages`, also the only
   * page of the list.
   */
  artifacts?: Artifact[];
  pages?: FakePage[];
  /** The page of every listing of a part. By default, an empty one. */
  part?: Artifact[];
  tags?: string[];
  badges?: BadgeCatalogue;
  /** The calls that fail, with their errors. */
  failWith?: Partial<Record<FakeCallName, Error>>;
  /** The calls whose responses wait for `release`. */
  held?: FakeCallName[];
  /** The stored catalogue of earlier visits. */
  memory?: CatalogueMemory;
}

/** A catalogue in memory, controlled by a test or story. */
export interface FakeRepository extends ArtifactRepository {
  /** All calls so far, oldest first. */
  readonly calls: FakeCall[];
  /** Can be changed between calls, for example to let a second try succeed. */
  failWith: Partial<Record<FakeCallName, Error>>;
  /** Can be changed while a listing runs. */
  pages: FakePage[];
  /** Releases the held responses to these calls, by default to all calls. */
  release: (...names: FakeCallName[]) => void;
}

/**
 * An `ArtifactRepository` without a network. It responds at once unless the test holds or promises
 * the response.
 */
export function fakeRepository(options: FakeRepositoryOptions = {}): FakeRepository {
  const { artifacts = [], part = [], tags = [], badges = noBadges, held = [] } = options;
  const gates = new Map<FakeCallName, Deferred<void>>(held.map((name) => [name, deferred()]));

  async function respond<T>(
    name: FakeCallName,
    signal: AbortSignal | undefined,
    take: () => T | Promise<T>,
  ): Promise<T> {
    signal?.throwIfAborted();
    await untilAborted(gates.get(name)?.promise, signal);
    const failure = repository.failWith[name];
    if (failure) throw failure;
    return untilAborted(take(), signal);
  }

  async function* allPages(signal?: AbortSignal): AsyncGenerator<ArtifactPage> {
    for (let index = 0; index < repository.pages.length; index++) {
      yield await respond('list', signal, () => readPage(repository.pages[index]));
    }
  }

  async function* pagesBehind(after: string, signal?: AbortSignal): AsyncGenerator<ArtifactPage> {
    let isBehind = false;
    for await (const page of allPages(signal)) {
      if (isBehind) yield page;
      const place = page.artifacts.findIndex(({ id }) => id === after);
      if (isBehind || place < 0) continue;
      isBehind = true;
      const rest = page.artifacts.slice(place + 1);
      if (rest.length) yield { ...page, artifacts: rest };
    }
    if (isBehind) return;
    let restarted: true | undefined = true;
    for await (const page of allPages(signal)) {
      yield { ...page, restarted };
      restarted = undefined;
    }
  }

  async function* pagesOf(authorName: string, signal?: AbortSignal): AsyncGenerator<ArtifactPage> {
    const wanted = authorName.toLowerCase();
    const hasAuthor = ({ authors }: Artifact) =>
      authors.some(({ fullName }) => fullName.toLowerCase().includes(wanted));
    yield await respond('authors', signal, () => ({
      artifacts: artifacts.filter(hasAuthor),
      problems: [],
    }));
  }

  async function* partOfAll(signal?: AbortSignal): AsyncGenerator<ArtifactPage> {
    yield await respond('part', signal, () => ({ artifacts: part, problems: [] }));
  }

  const repository: FakeRepository = {
    memory: options.memory,
    calls: [],
    failWith: { ...options.failWith },
    pages: options.pages ?? [artifacts],
    release(...names) {
      for (const name of names.length ? names : [...gates.keys()]) gates.get(name)?.resolve();
    },
    list({ signal, after, authorName, ...scope } = {}) {
      if (Object.keys(scope).length > 0) {
        repository.calls.push({ name: 'part', scope });
        return partOfAll(signal);
      }
      repository.calls.push({
        name: 'list',
        ...(after && { after }),
        ...(authorName && { authorName }),
      });
      if (authorName) return pagesOf(authorName, signal);
      return after ? pagesBehind(after, signal) : allPages(signal);
    },
    find(id, { signal, sharingKey } = {}) {
      repository.calls.push({ name: 'find', id, ...(sharingKey && { sharingKey }) });
      return respond('find', signal, () => {
        const artifact = artifacts.find((known) => known.id === id);
        if (artifact) return artifact;
        throw new CallError('refused', 'No artifact has this id.', 404);
      });
    },
    tags(signal) {
      repository.calls.push({ name: 'tags' });
      return respond('tags', signal, () => tags);
    },
    badges(signal) {
      repository.calls.push({ name: 'badges' });
      return respond('badges', signal, () => badges);
    },
  };
  return repository;
}

async function readPage(page: FakePage = []): Promise<ArtifactPage> {
  const given = await page;
  if (given instanceof Error) throw given;
  return Array.isArray(given) ? { artifacts: given, problems: [] } : given;
}
