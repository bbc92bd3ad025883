import { describe, expect, it, vi } from 'vitest';
import { anArtifact } from '../../../tests/builders/anArtifact';
import { numberedArtifacts } from '../../../tests/builders/numberedArtifacts';
import { deferred } from '../../../tests/fakes/deferred';
import {
  type FakePage,
  type FakeRepository,
  fakeRepository,
} from '../../../tests/fakes/fakeRepository';
import type { Artifact } from '../../domain/artifact/artifact';
import { type FakeMemory, fakeMemory } from '../../../tests/fakes/fakeMemory';
import { CallError } from '../../domain/errors/callError';
import type { ArtifactPage } from '../../domain/ports/artifactRepository';
import { type CatalogueLoad, type CatalogueLoader, createCatalogueLoader } from './catalogueLoader';

const everything = () => false;
const atLeast = (count: number) => (artifacts: readonly Artifact[]) => artifacts.length >= count;
const down = new CallError('network', 'down');

/** Resolves with the load when the condition holds. */
function until(
  loader: CatalogueLoader,
  isReached: (load: CatalogueLoad) => boolean,
): Promise<CatalogueLoad> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isReached(loader.current())) return;
      leave();
      resolve(loader.current());
    };
    const leave = loader.subscribe(look);
    look();
  });
}

const titles = ({ artifacts }: CatalogueLoad) => artifacts.map(({ title }) => title);
const untilStatus = (loader: CatalogueLoader, status: CatalogueLoad['status']) =>
  until(loader, (load) => load.status === status);

/** Ids that the listings started behind. `undefined` is the beginning. */
const listings = ({ calls }: FakeRepository) => calls.map(({ after }) => after);

describe('createCatalogueLoader', () => {
  it('asks for nothing before a component needs artifacts', async () => {
    const repository = fakeRepository({ pages: [numberedArtifacts(1, 2)] });
    const loader = createCatalogueLoader(repository);
    await Promise.resolve();
    expect(loader.current()).toEqual({ artifacts: [], status: 'waiting', problems: [] });
    expect(repository.calls).toEqual([]);
  });

  it('begins with provided artifacts, and asks for those behind them', async () => {
    const repository = fakeRepository({
      pages: [numberedArtifacts(1, 2), numberedArtifacts(3, 4)],
    });
    const list = { artifacts: numberedArtifacts(1, 2), problems: ['One is broken.'] };
    const loader = createCatalogueLoader(repository, list);
    expect(loader.current()).toMatchObject({ ...list, status: 'waiting' });
    loader.loadUntil(atLeast(2));
    expect(listings(repository)).toEqual([]);
    loader.loadUntil(everything);
    const load = await untilStatus(loader, 'complete');
    expect(titles(load)).toEqual(['Study 1', 'Study 2', 'Study 3', 'Study 4']);
    expect(listings(repository)).toEqual([numberedArtifacts(2, 2)[0]?.id]);
  });

  it('shows a provided part of the catalogue until the listing has it, and does not ask for it', async () => {
    const repository = fakeRepository({
      pages: [numberedArtifacts(1, 2), numberedArtifacts(3, 4)],
    });
    const scope = { text: 'study' };
    const loader = createCatalogueLoader(repository, {
      artifacts: numberedArtifacts(4, 4),
      problems: [],
      scope,
    });
    expect(titles(loader.current())).toEqual(['Study 4']);
    loader.loadAhead(scope);
    expect(listings(repository)).toEqual([]);
    loader.loadUntil(everything);
    const first = await until(loader, ({ artifacts }) => artifacts.length === 3);
    expect(titles(first)).toEqual(['Study 1', 'Study 2', 'Study 4']);
    const load = await untilStatus(loader, 'complete');
    expect(titles(load)).toEqual(['Study 1', 'Study 2', 'Study 3', 'Study 4']);
  });

  it('loads page after page until all have arrived, in one listing', async () => {
    const repository = fakeRepository({
      pages: [numberedArtifacts(1, 2), numberedArtifacts(3, 4)],
    });
    const loader = createCatalogueLoader(repository);
    loader.loadUntil(everything);
    expect(loader.current().status).toBe('loading');
    const load = await untilStatus(loader, 'complete');
    expect(titles(load)).toEqual(['Study 1', 'Study 2', 'Study 3', 'Study 4']);
    expect(listings(repository)).toEqual([undefined]);
  });

  it('publishes each page when it arrives', async () => {
    const second = deferred<Artifact[]>();
    const loader = createCatalogueLoader(
      fakeRepository({ pages: [numberedArtifacts(1, 2), second.promise] }),
    );
    loader.loadUntil(everything);
    const early = await until(loader, ({ artifacts }) => artifacts.length > 0);
    expect(titles(early)).toEqual(['Study 1', 'Study 2']);
    expect(early.status).toBe('loading');
    second.resolve(numberedArtifacts(3, 3));
    expect(titles(await untilStatus(loader, 'complete'))).toHaveLength(3);
  });

  it('shows what was loaded ahead, until the listing holds it', async () => {
    const [early, late] = [numberedArtifacts(1, 2), numberedArtifacts(3, 4)];
    const second = deferred<Artifact[]>();
    const repository = fakeRepository({ pages: [early, second.promise], part: late });
    const loader = createCatalogueLoader(repository);
    loader.loadUntil(everything);
    loader.loadAhead({ sort: 'launches' });
    const load = await until(loader, ({ artifacts }) => artifacts.length === 4);
    expect(load.status).toBe('loading');
    expect(repository.calls).toContainEqual({ name: 'part', scope: { sort: 'launches' } });
    second.resolve([anArtifact({ id: 'new', title: 'New' }), late[0] as Artifact]);
    const whole = await untilStatus(loader, 'complete');
    expect(titles(whole)).toEqual(['Study 1', 'Study 2', 'New', 'Study 3']);
  });

  it('loads a part ahead once, for all that want it, and shows several parts', async () => {
    const part = numberedArtifacts(3, 4);
    const repository = fakeRepository({ pages: [deferred<Artifact[]>().promise], part });
    const loader = createCatalogueLoader(repository);
    loader.loadUntil(everything);
    loader.loadAhead({ tags: ['nvme'] });
    loader.loadAhead({ tags: ['nvme'] });
    loader.loadAhead({ tags: ['edge'] });
    await until(loader, ({ artifacts }) => artifacts.length > 0);
    await Promise.resolve();
    expect(repository.calls.filter(({ name }) => name === 'part')).toHaveLength(2);
    expect(titles(loader.current())).toEqual(['Study 3', 'Study 4']);

    // A component that mounts twice, as in React's strict mode, asks again.
    loader.loadAhead({ sort: 'users' })();
    loader.loadAhead({ sort: 'users' });
    expect(repository.calls.at(-1)).toEqual({ name: 'part', scope: { sort: 'users' } });
  });

  it('does not show what was loaded ahead and then removed', async () => {
    const part = numberedArtifacts(3, 4);
    const loader = createCatalogueLoader(
      fakeRepository({ pages: [deferred<Artifact[]>().promise], part }),
    );
    loader.loadUntil(everything);
    loader.loadAhead({ tags: ['nvme'] });
    await until(loader, ({ artifacts }) => artifacts.length === 2);
    loader.remove(part[0]?.id ?? '');
    expect(titles(loader.current())).toEqual(['Study 4']);
  });

  it('loads nothing ahead where all is there, stored or no longer wanted', async () => {
    const page = numberedArtifacts(1, 2);
    const complete = fakeRepository({ pages: [page], part: numberedArtifacts(3, 4) });
    const loader = createCatalogueLoader(complete);
    loader.loadUntil(everything);
    await untilStatus(loader, 'complete');
    loader.loadAhead({ sort: 'users' });
    expect(complete.calls).toHaveLength(1);

    const memory = fakeMemory(page, { isCurrent: true });
    const stored = fakeRepository({ pages: [page], part: page, memory });
    createCatalogueLoader(stored).loadAhead({ sort: 'users' });
    expect(stored.calls).toEqual([]);

    const left = fakeRepository({ pages: [page], part: numberedArtifacts(3, 4), held: ['part'] });
    const leavingLoader = createCatalogueLoader(left);
    const leave = leavingLoader.loadAhead({ sort: 'users' });
    leave();
    left.release('part');
    leavingLoader.loadUntil(everything);
    expect(titles(await untilStatus(leavingLoader, 'complete'))).toEqual(['Study 1', 'Study 2']);
  });

  it('shows the list where loading ahead fails', async () => {
    const repository = fakeRepository({
      pages: [numberedArtifacts(1, 2)],
      failWith: { part: down },
    });
    const loader = createCatalogueLoader(repository);
    loader.loadAhead({ text: 'nvme' });
    loader.loadUntil(everything);
    expect(titles(await untilStatus(loader, 'complete'))).toEqual(['Study 1', 'Study 2']);
  });

  it('pauses when nobody needs more, and continues for the next request', async () => {
    const repository = fakeRepository({
      pages: [numberedArtifacts(1, 2), numberedArtifacts(3, 4), numberedArtifacts(5, 6)],
    });
    const loader = createCatalogueLoader(repository);
    loader.loadUntil(atLeast(3));
    expect(titles(await untilStatus(loader, 'waiting'))).toHaveLength(4);
    loader.loadUntil(atLeast(4));
    expect(loader.current().status).toBe('waiting');
    loader.loadUntil(everything);
    expect(titles(await untilStatus(loader, 'complete'))).toHaveLength(6);
    expect(listings(repository)).toEqual([undefined]);
  });

  it('loads as much as the largest of several requests, once', async () => {
    const repository = fakeRepository({
      pages: [numberedArtifacts(1, 2), numberedArtifacts(3, 4), numberedArtifacts(5, 6)],
    });
    const loader = createCatalogueLoader(repository);
    loader.loadUntil(atLeast(1));
    loader.loadUntil(atLeast(4));
    expect(titles(await untilStatus(loader, 'waiting'))).toHaveLength(4);
    expect(listings(repository)).toEqual([undefined]);
  });

  it('stops after the current page when the request is cancelled', async () => {
    const first = deferred<Artifact[]>();
    const loader = createCatalogueLoader(
      fakeRepository({ pages: [first.promise, numberedArtifacts(3, 4)] }),
    );
    const takeBack = loader.loadUntil(everything);
    takeBack();
    first.resolve(numberedArtifacts(1, 2));
    expect(titles(await untilStatus(loader, 'waiting'))).toEqual(['Study 1', 'Study 2']);
  });

  it('continues for one of two equal requests when the other is cancelled', async () => {
    const first = deferred<Artifact[]>();
    const loader = createCatalogueLoader(
      fakeRepository({ pages: [first.promise, numberedArtifacts(3, 4)] }),
    );
    loader.loadUntil(everything);
    const takeBack = loader.loadUntil(everything);
    takeBack();
    first.resolve(numberedArtifacts(1, 2));
    const load = await until(loader, ({ status }) => status !== 'loading');
    expect(load.status).toBe('complete');
    expect(titles(load)).toHaveLength(4);
  });

  it('starts again when the listing restarts', async () => {
    const restarted: ArtifactPage = {
      artifacts: numberedArtifacts(7, 8),
      problems: ['new'],
      restarted: true,
    };
    const loader = createCatalogueLoader(
      fakeRepository({
        pages: [
          { artifacts: numberedArtifacts(1, 2), problems: ['old'] },
          restarted,
          numberedArtifacts(9, 9),
        ],
      }),
    );
    loader.loadUntil(everything);
    const load = await untilStatus(loader, 'complete');
    expect(titles(load)).toEqual(['Study 7', 'Study 8', 'Study 9']);
    expect(load.problems).toEqual(['new']);
  });

  it('collects problems of all pages', async () => {
    const loader = createCatalogueLoader(
      fakeRepository({
        pages: [
          { artifacts: numberedArtifacts(1, 1), problems: ['one'] },
          { artifacts: [], problems: ['two', 'three'] },
        ],
      }),
    );
    loader.loadUntil(everything);
    expect((await untilStatus(loader, 'complete')).problems).toEqual(['one', 'two', 'three']);
  });

  it('fails with the error, and starts again when nothing had arrived', async () => {
    const repository = fakeRepository({ pages: [down] });
    const loader = createCatalogueLoader(repository);
    loader.loadUntil(everything);
    expect(await untilStatus(loader, 'failed')).toMatchObject({ artifacts: [], error: down });
    repository.pages = [numberedArtifacts(1, 2)];
    loader.retry();
    const load = await untilStatus(loader, 'complete');
    expect(titles(load)).toEqual(['Study 1', 'Study 2']);
    expect(load.error).toBeUndefined();
    expect(listings(repository)).toEqual([undefined, undefined]);
  });

  it('keeps what arrived before a failure, and continues behind it', async () => {
    const repository = fakeRepository({ pages: [numberedArtifacts(1, 2), down] });
    const loader = createCatalogueLoader(repository);
    loader.loadUntil(everything);
    expect(titles(await untilStatus(loader, 'failed'))).toEqual(['Study 1', 'Study 2']);
    repository.pages[1] = numberedArtifacts(3, 4);
    loader.retry();
    expect(titles(await untilStatus(loader, 'complete'))).toEqual([
      'Study 1',
      'Study 2',
      'Study 3',
      'Study 4',
    ]);
    expect(listings(repository)).toEqual([undefined, numberedArtifacts(2, 2)[0]?.id]);
  });

  it('shows artifacts without an id once, though they come again behind the last id', async () => {
    const nameless = anArtifact({ id: '', title: 'No id' });
    const repository = fakeRepository({ pages: [[...numberedArtifacts(1, 1), nameless], down] });
    const loader = createCatalogueLoader(repository);
    loader.loadUntil(everything);
    expect(titles(await untilStatus(loader, 'failed'))).toEqual(['Study 1', 'No id']);
    repository.pages[1] = numberedArtifacts(2, 2);
    loader.retry();
    expect(titles(await untilStatus(loader, 'complete'))).toEqual(['Study 1', 'No id', 'Study 2']);
  });

  it('can fail again', async () => {
    const repository = fakeRepository({ pages: [numberedArtifacts(1, 1), down] });
    const loader = createCatalogueLoader(repository);
    loader.loadUntil(everything);
    await untilStatus(loader, 'failed');
    const again = new CallError('refused', 'still down', 503);
    repository.pages[1] = again;
    loader.retry();
    const load = await until(loader, ({ error }) => error === again);
    expect(load.status).toBe('failed');
    expect(titles(load)).toEqual(['Study 1']);
  });

  it('does not ask again by itself after a failure', async () => {
    const repository = fakeRepository({ pages: [down] });
    const loader = createCatalogueLoader(repository);
    loader.loadUntil(everything);
    await untilStatus(loader, 'failed');
    loader.loadUntil(atLeast(3));
    expect(loader.current().status).toBe('failed');
    expect(repository.calls).toHaveLength(1);
  });

  it('has nothing to try again unless it failed', async () => {
    const repository = fakeRepository({ pages: [numberedArtifacts(1, 2)] });
    const loader = createCatalogueLoader(repository);
    loader.retry();
    expect(repository.calls).toEqual([]);
    loader.loadUntil(everything);
    const load = await untilStatus(loader, 'complete');
    loader.retry();
    expect(loader.current()).toBe(load);
    expect(repository.calls).toHaveLength(1);
  });

  it('takes an empty catalogue for complete', async () => {
    const loader = createCatalogueLoader(fakeRepository());
    loader.loadUntil(everything);
    expect(titles(await untilStatus(loader, 'complete'))).toEqual([]);
  });

  it('stops telling those who left', async () => {
    const loader = createCatalogueLoader(fakeRepository({ pages: [numberedArtifacts(1, 2)] }));
    const listener = vi.fn();
    loader.subscribe(listener)();
    loader.loadUntil(everything);
    await untilStatus(loader, 'complete');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('what a person changes while the catalogue is there', () => {
  async function loaderOf(...pages: Artifact[][]) {
    const repository = fakeRepository({ pages });
    const loader = createCatalogueLoader(repository);
    loader.loadUntil(atLeast(1));
    await untilStatus(loader, 'waiting');
    return loader;
  }
  const [first, second, third] = numberedArtifacts(1, 3);
  if (!first || !second || !third) throw new Error('There must be three.');

  it('takes the place of its former state', async () => {
    const loader = await loaderOf([first, second]);
    loader.put({ ...second, title: 'Renamed' });
    expect(titles(loader.current())).toEqual([first.title, 'Renamed']);
  });

  it('comes first when it is new, and once when a later page holds it too', async () => {
    const loader = await loaderOf([first], [second, third]);
    loader.put(third);
    loader.loadUntil(everything);
    const load = await untilStatus(loader, 'complete');
    expect(titles(load)).toEqual([third.title, first.title, second.title]);
  });

  it('is gone when it is removed, also from a page that was under way', async () => {
    const loader = await loaderOf([first], [second, third]);
    loader.remove(first.id);
    loader.remove(third.id);
    loader.loadUntil(everything);
    expect(titles(await untilStatus(loader, 'complete'))).toEqual([second.title]);
  });

  it('stays gone where a late answer still tells of it', async () => {
    const loader = await loaderOf([first, second]);
    loader.remove(first.id);
    loader.put({ ...first, title: 'Saved before' });
    expect(titles(loader.current())).toEqual([second.title]);
  });

  it('is not undone by a page that was under way', async () => {
    const page = deferred<Artifact[]>();
    const loader = createCatalogueLoader(
      fakeRepository({ pages: [[first, second], page.promise] }),
    );
    loader.loadUntil(everything);
    await until(loader, ({ artifacts }) => artifacts.length === 2);
    loader.remove(first.id);
    loader.put({ ...second, title: 'Renamed' });
    page.resolve([third]);
    expect(titles(await untilStatus(loader, 'complete'))).toEqual(['Renamed', third.title]);
  });

  it('is listed in a catalogue that held nothing', async () => {
    const loader = createCatalogueLoader(fakeRepository());
    loader.loadUntil(everything);
    await untilStatus(loader, 'complete');
    loader.put(first);
    expect(titles(loader.current())).toEqual([first.title]);
  });

  it('is left to the load before anything has come', async () => {
    const loader = createCatalogueLoader(fakeRepository({ pages: [[first, second]] }));
    loader.put(second);
    loader.loadUntil(everything);
    expect(titles(await untilStatus(loader, 'complete'))).toEqual([first.title, second.title]);
  });
});

describe('what is remembered of an earlier visit', () => {
  const dated = (index: number, changes: Partial<Artifact> = {}) => ({
    ...anArtifact({ id: `id-${index}`, title: `Study ${index}`, updatedAt: 1_000 - index }),
    ...changes,
  });
  const known = [1, 2, 3, 4, 5, 6].map((index) => dated(index));
  const [one, two, three, four, five, six] = known as [
    Artifact,
    Artifact,
    Artifact,
    Artifact,
    Artifact,
    Artifact,
  ];

  function revisit(memory: FakeMemory, ...pages: FakePage[]) {
    const repository = fakeRepository({ pages, memory });
    const loader = createCatalogueLoader(repository);
    const seen: string[][] = [];
    loader.subscribe(() => {
      const now = titles(loader.current());
      if (now.join() !== (seen.at(-1) ?? []).join()) seen.push(now);
    });
    return { loader, seen, repository };
  }

  it('is shown before anything has come, while the load goes on', async () => {
    const { loader } = revisit(fakeMemory(known), deferred<Artifact[]>().promise);
    loader.loadUntil(everything);
    const load = await until(loader, ({ artifacts }) => artifacts.length > 0);
    expect(titles(load)).toEqual(titles({ ...load, artifacts: known }));
    expect(load).toMatchObject({ status: 'loading', isRemembered: true });
  });

  it('is not read before a component needs artifacts', () => {
    const memory = fakeMemory(known);
    createCatalogueLoader(fakeRepository({ memory }));
    expect(memory.calls).toEqual([]);
  });

  it('gives way to the first page at once and to the rest in one go', async () => {
    const fresh = dated(0, { title: 'New' });
    const changed = { ...four, title: 'Renamed', updatedAt: 999.5 };
    const { loader, seen } = revisit(
      fakeMemory(known),
      [fresh, changed, one, three],
      [five],
      [dated(7)],
    );
    loader.loadUntil(everything);
    const load = await untilStatus(loader, 'complete');
    expect(seen).toEqual([
      ['Study 1', 'Study 2', 'Study 3', 'Study 4', 'Study 5', 'Study 6'],
      // What the listing has passed without naming it is gone.
      ['New', 'Renamed', 'Study 1', 'Study 3', 'Study 5', 'Study 6'],
      ['New', 'Renamed', 'Study 1', 'Study 3', 'Study 5', 'Study 7'],
    ]);
    expect(load.isRemembered).toBe(false);
  });

  describe('and is current', () => {
    const current = (artifacts = known) => fakeMemory(artifacts, { isCurrent: true });

    it('is read again only until a page ends with what has not changed', async () => {
      const memory = current();
      const { loader } = revisit(memory, [one, two], down);
      loader.loadUntil(everything);
      const load = await untilStatus(loader, 'complete');
      expect(load.artifacts).toEqual(known);
      expect(load.isRemembered).toBe(false);
      // Nothing new is nothing to store.
      expect(memory.calls).not.toContain('keep');
    });

    it('is read on while pages bring what is new or changed', async () => {
      const fresh = dated(0, { title: 'New' });
      const changed = { ...four, title: 'Renamed', updatedAt: 999.5 };
      const memory = current();
      const { loader } = revisit(memory, [fresh, changed], [one, two], down);
      loader.loadUntil(everything);
      expect(titles(await untilStatus(loader, 'complete'))).toEqual([
        'New',
        'Renamed',
        'Study 1',
        'Study 2',
        'Study 3',
        'Study 5',
        'Study 6',
      ]);
      expect(memory.kept()).toEqual(loader.current().artifacts);
      // The catalogue is as old as before, since not all of it was read.
      expect(memory.isKeptWhole()).toBe(false);
    });

    it('loses what the pages have passed without naming it', async () => {
      const memory = current();
      const { loader } = revisit(memory, [one, three], down);
      loader.loadUntil(everything);
      expect(titles(await untilStatus(loader, 'complete'))).toEqual(
        [one, three, four, five, six].map(({ title }) => title),
      );
      expect(memory.kept()).toEqual(loader.current().artifacts);
    });

    it('is waited for before a second page is asked for', async () => {
      const memory = fakeMemory(known, { isCurrent: true, isHeld: true });
      const { loader } = revisit(memory, [one, two], down);
      loader.loadUntil(everything);
      await until(loader, ({ artifacts }) => artifacts.length === 2);
      memory.release();
      expect((await untilStatus(loader, 'complete')).artifacts).toEqual(known);
    });

    it('is not waited for when the storage hangs', async () => {
      vi.useFakeTimers();
      try {
        const memory = fakeMemory(known, { isCurrent: true, isHeld: true });
        const { loader } = revisit(memory, [one, two], [three]);
        loader.loadUntil(everything);
        await vi.advanceTimersByTimeAsync(10_000);
        expect(titles(loader.current())).toEqual(['Study 1', 'Study 2', 'Study 3']);
        expect(loader.current().status).toBe('complete');
        expect(memory.isKeptWhole()).toBe(true);
      } finally {
        vi.useRealTimers();
      }
    });

    it('is read as a whole where only a part of it can be read from the storage', async () => {
      const memory = fakeMemory(known, { isCurrent: true, isPart: true });
      const { loader } = revisit(memory, [one, two], [three]);
      loader.loadUntil(everything);
      expect(titles(await untilStatus(loader, 'complete'))).toHaveLength(3);
      expect(memory.isKeptWhole()).toBe(true);
    });
  });

  it('loads as much as requested, whatever is stored', async () => {
    const { loader, repository } = revisit(fakeMemory(known), [one, two], [three], [four]);
    loader.loadUntil(atLeast(3));
    await untilStatus(loader, 'waiting');
    expect(titles(loader.current())).toHaveLength(6);
    expect(repository.calls).toHaveLength(1);
    loader.loadUntil(everything);
    expect(titles(await untilStatus(loader, 'complete'))).toHaveLength(4);
  });

  it('may come later than the first page', async () => {
    const memory = fakeMemory(known, { isHeld: true });
    const rest = deferred<Artifact[]>();
    const { loader } = revisit(memory, [one, two], rest.promise);
    loader.loadUntil(everything);
    await until(loader, ({ artifacts }) => artifacts.length === 2);
    memory.release();
    await until(loader, ({ artifacts }) => artifacts.length === 6);
    rest.resolve([three]);
    expect(titles(await untilStatus(loader, 'complete'))).toHaveLength(3);
  });

  it('is not shown any more once all has come', async () => {
    const memory = fakeMemory(known, { isHeld: true });
    const { loader } = revisit(memory, [one]);
    loader.loadUntil(everything);
    await untilStatus(loader, 'complete');
    memory.release();
    await Promise.resolve();
    expect(titles(loader.current())).toEqual(['Study 1']);
  });

  it('stays when the load fails, and is brought up to date by the next try', async () => {
    const { loader, repository } = revisit(fakeMemory(known), [one, two, three], down);
    loader.loadUntil(everything);
    const load = await untilStatus(loader, 'failed');
    expect(titles(load)).toHaveLength(6);
    expect(load).toMatchObject({ error: down, isRemembered: true });
    repository.pages[1] = [six];
    loader.retry();
    expect(titles(await untilStatus(loader, 'complete'))).toEqual([
      'Study 1',
      'Study 2',
      'Study 3',
      'Study 6',
    ]);
  });

  it('is replaced by the whole catalogue, and by nothing less', async () => {
    const memory = fakeMemory();
    const { loader } = revisit(memory, [one, two], [three]);
    loader.loadUntil(atLeast(2));
    await untilStatus(loader, 'waiting');
    expect(memory.kept()).toBeUndefined();
    loader.loadUntil(everything);
    await untilStatus(loader, 'complete');
    expect(memory.kept()).toEqual([one, two, three]);
  });

  it('never shows what a person has removed or changed', async () => {
    const memory = fakeMemory(known, { isHeld: true });
    const rest = deferred<Artifact[]>();
    const { loader, seen } = revisit(memory, [one, two], rest.promise);
    loader.loadUntil(everything);
    await until(loader, ({ artifacts }) => artifacts.length === 2);
    loader.remove(four.id);
    loader.put({ ...five, title: 'Renamed' });
    expect(memory.kept()).toBeUndefined();
    memory.release();
    await until(loader, ({ artifacts }) => artifacts.length === 5);
    expect(seen.flat()).not.toContain('Study 4');
    expect(seen.flat()).not.toContain('Study 5');
    rest.resolve([three]);
    await untilStatus(loader, 'complete');
    expect(titles(loader.current())).toEqual(['Renamed', 'Study 1', 'Study 2', 'Study 3']);
    expect(memory.kept()?.map(({ title }) => title)).toEqual(titles(loader.current()));
    loader.remove(one.id);
    expect(memory.kept()?.map(({ title }) => title)).toEqual(['Renamed', 'Study 2', 'Study 3']);
  });

  it('is forgotten by a change that comes before any load', async () => {
    const memory = fakeMemory(known);
    const { loader, seen } = revisit(memory, [{ ...one, title: 'Renamed' }, two]);
    loader.put({ ...one, title: 'Renamed' });
    loader.loadUntil(everything);
    await untilStatus(loader, 'complete');
    expect(memory.calls).toContain('forget');
    expect(seen.flat()).not.toContain('Study 1');
  });
});
