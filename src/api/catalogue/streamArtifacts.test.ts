import { describe, expect, it } from 'vitest';

import { deferred } from '../../../tests/fakes/deferred';
import type { ArtifactPage, ListOptions } from '../../domain/ports/artifactRepository';
import type { PagePosition } from './listAddress';
import { listedPageFromResponse, type ListedPage } from './listArtifacts';
import { RefusedError } from '../http/errors/refusedError';
import { streamArtifacts } from './streamArtifacts';

const sizes = { pageSize: 21, backgroundPageSize: 21 };
const stuck = 'The catalogue announced more artifacts but sent none to go on from.';

/**
 * A page of artifacts with these ids. `''` means an artifact without an id. `null` means a value
 * that is not an artifact.
 */
function pageOf(ids: (string | null)[], hasMore = false): ListedPage {
  return listedPageFromResponse({
    artifacts: ids.map((uuid) =>
      uuid === null ? 'broken' : { uuid: uuid || null, title: uuid || 'no id' },
    ),
    next: { after: hasMore ? 'https://trovi.example.org/artifacts/?after=2' : null },
  });
}

function idsUpTo(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `id-${index + 1}`);
}

/** A server that follows the paging contract, over ids that a test may change in the meantime. */
function catalogueOf(ids: string[]) {
  const asked: PagePosition[] = [];
  const getPage = async (position: PagePosition): Promise<ListedPage> => {
    asked.push(position);
    const start = position.after === undefined ? 0 : ids.indexOf(position.after);
    if (start < 0) throw new RefusedError(404, ['Not found.']);
    const end = start + position.limit;
    return pageOf(ids.slice(start, end), end < ids.length);
  };
  return { asked, getPage };
}

/** A server that returns these responses in sequence. */
function scripted(...responses: (ListedPage | Error)[]) {
  const asked: PagePosition[] = [];
  const getPage = async (position: PagePosition): Promise<ListedPage> => {
    const response = responses[asked.length] ?? new Error('asked too often');
    asked.push(position);
    if (response instanceof Error) throw response;
    return response;
  };
  return { asked, getPage };
}

type GetPage = ReturnType<typeof scripted>['getPage'];

/** All pages until the listing ends, and the error that ended it if one did. */
async function readAll(getPage: GetPage, options?: ListOptions, pageSizes = sizes) {
  const pages: ArtifactPage[] = [];
  let error: unknown;
  try {
    for await (const page of streamArtifacts(getPage, pageSizes, options)) pages.push(page);
  } catch (thrown) {
    error = thrown;
  }
  const ids = pages.map(({ artifacts }) => artifacts.map(({ id }) => id));
  return { pages, ids, problems: pages.flatMap(({ problems }) => problems), error };
}

describe('streamArtifacts', () => {
  it('brings 45 artifacts of 21 + 21 + 5 items, each once', async () => {
    const { asked, getPage } = catalogueOf(idsUpTo(45));
    const { ids, problems, error } = await readAll(getPage);
    expect(ids.map(({ length }) => length)).toEqual([21, 20, 4]);
    expect(ids.flat()).toEqual(idsUpTo(45));
    expect(asked).toEqual([
      { limit: 21 },
      { limit: 21, after: 'id-21' },
      { limit: 21, after: 'id-41' },
    ]);
    expect({ problems, error }).toEqual({ problems: [], error: undefined });
  });

  it('asks for larger pages behind the first', async () => {
    const { asked, getPage } = catalogueOf(idsUpTo(300));
    const { ids } = await readAll(getPage, {}, { pageSize: 21, backgroundPageSize: 200 });
    expect(asked.map(({ limit }) => limit)).toEqual([21, 200, 200]);
    expect(ids.flat()).toEqual(idsUpTo(300));
  });

  it('asks for a page only when it is awaited', async () => {
    const { asked, getPage } = catalogueOf(idsUpTo(45));
    const pages = streamArtifacts(getPage, sizes)[Symbol.asyncIterator]();
    expect(asked).toHaveLength(0);
    await pages.next();
    expect(asked).toHaveLength(1);
  });

  it('brings one empty page of an empty catalogue', async () => {
    const { getPage } = scripted(pageOf([]));
    expect((await readAll(getPage)).pages).toEqual([{ artifacts: [], problems: [] }]);
  });

  it('takes everything from a server that ignores the limit', async () => {
    const { asked, getPage } = scripted(pageOf(idsUpTo(500)));
    expect((await readAll(getPage)).ids.flat()).toHaveLength(500);
    expect(asked).toHaveLength(1);
  });

  it('shows an artifact once when the order shifts between pages', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const { getPage } = catalogueOf(ids);
    const pages = streamArtifacts(getPage, { pageSize: 3, backgroundPageSize: 3 });
    const seen: string[] = [];
    for await (const page of pages) {
      seen.push(...page.artifacts.map(({ id }) => id));
      // Somebody updates the first known artifact, which is then behind the cursor.
      if (seen.length === 3) ids.splice(0, 6, 'b', 'c', 'a', 'd', 'e', 'f');
    }
    expect(seen).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('compares ids without regard to case', async () => {
    const { asked, getPage } = scripted(pageOf(['AB', 'Cd'], true), pageOf(['cD', 'ab', 'e']));
    expect((await readAll(getPage)).ids).toEqual([['AB', 'Cd'], ['e']]);
    expect(asked[1]?.after).toBe('Cd');
  });

  it.each([
    ['an empty page', pageOf([], true)],
    ['the overlap alone', pageOf(['b'], true)],
    ['the same page again', pageOf(['a', 'b'], true)],
  ])('ends with a problem where the server announces more but sends %s', async (_what, page) => {
    const { asked, getPage } = scripted(pageOf(['a', 'b'], true), page);
    const { ids, problems, error } = await readAll(getPage);
    expect(ids).toEqual([['a', 'b'], []]);
    expect(problems).toEqual([stuck]);
    expect(error).toBeUndefined();
    expect(asked).toHaveLength(2);
  });

  it('ends with a problem where the first page is empty but announces more', async () => {
    const { getPage } = scripted(pageOf([], true));
    expect((await readAll(getPage)).pages).toEqual([{ artifacts: [], problems: [stuck] }]);
  });

  it('goes on while pages bring something new, whatever else they repeat', async () => {
    const { asked, getPage } = scripted(
      pageOf(['a', 'b'], true),
      pageOf(['a', 'b', 'c'], true),
      pageOf(['c', 'a'], true),
    );
    expect((await readAll(getPage)).ids).toEqual([['a', 'b'], ['c'], []]);
    expect(asked.map(({ after }) => after)).toEqual([undefined, 'b', 'c']);
  });

  describe('with items that have no id', () => {
    it('goes on behind the last that has one, and shows the others once', async () => {
      const { asked, getPage } = scripted(
        pageOf(['a', 'b', '', null], true),
        pageOf(['b', '', null, '', 'c']),
      );
      const { pages, problems } = await readAll(getPage);
      expect(pages.map(({ artifacts }) => artifacts.map(({ title }) => title))).toEqual([
        ['a', 'b', 'no id'],
        ['no id', 'c'],
      ]);
      expect(problems).toEqual(['artifacts[3] is not an object.']);
      expect(asked[1]?.after).toBe('b');
    });

    it('ends where a page has no id to go on from', async () => {
      const { asked, getPage } = scripted(pageOf(['', ''], true));
      const { pages, problems } = await readAll(getPage);
      expect(pages[0]?.artifacts).toHaveLength(2);
      expect(problems).toEqual([stuck]);
      expect(asked).toHaveLength(1);
    });
  });

  it('tells the problems of what it shows, not those of repeated items', async () => {
    const a = { uuid: 'a', title: [] };
    const broken = listedPageFromResponse({ artifacts: [a], next: { after: 'x' } });
    const again = listedPageFromResponse({ artifacts: [a, { uuid: 'b', tags: 5 }] });
    const { problems } = await readAll(scripted(broken, again).getPage);
    expect(problems).toEqual(['Artifact a: title is not text.', 'Artifact b: tags is not a list.']);
  });

  describe('when the server no longer knows the cursor', () => {
    it('starts again, once, and says so', async () => {
      const { asked, getPage } = scripted(
        pageOf(['a', 'b'], true),
        new RefusedError(404),
        pageOf(['a', 'c'], true),
        pageOf(['c', 'd']),
      );
      const { pages, ids } = await readAll(getPage, {}, { pageSize: 2, backgroundPageSize: 9 });
      expect(ids).toEqual([['a', 'b'], ['a', 'c'], ['d']]);
      expect(pages.map(({ restarted }) => restarted)).toEqual([undefined, true, undefined]);
      expect(asked).toEqual([
        { limit: 2 },
        { limit: 9, after: 'b' },
        { limit: 2 },
        { limit: 9, after: 'c' },
      ]);
    });

    it('fails the second time', async () => {
      const { asked, getPage } = scripted(
        pageOf(['a', 'b'], true),
        new RefusedError(404),
        pageOf(['a', 'b'], true),
        new RefusedError(404),
      );
      const { pages, error } = await readAll(getPage);
      expect(pages).toHaveLength(2);
      expect(error).toMatchObject({ code: 'refused', status: 404 });
      expect(asked).toHaveLength(4);
    });

    it('fails where the start is not known either', async () => {
      const { asked, getPage } = scripted(
        pageOf(['a', 'b'], true),
        new RefusedError(404),
        new RefusedError(404),
      );
      expect((await readAll(getPage)).error).toMatchObject({ status: 404 });
      expect(asked).toHaveLength(3);
    });

    it('takes a 404 of the first page, and other failures, as they are', async () => {
      const first = await readAll(scripted(new RefusedError(404)).getPage);
      expect(first.error).toMatchObject({ status: 404 });
      const later = await readAll(
        scripted(pageOf(['a', 'b'], true), new RefusedError(500)).getPage,
      );
      expect(later.error).toMatchObject({ status: 500 });
    });
  });

  describe('when resumed', () => {
    it('goes on behind the artifact known, in large pages', async () => {
      const { asked, getPage } = catalogueOf(idsUpTo(30));
      const { ids } = await readAll(
        getPage,
        { after: 'id-5' },
        { pageSize: 2, backgroundPageSize: 20 },
      );
      expect(ids.flat()).toEqual(idsUpTo(30).slice(5));
      expect(asked[0]).toEqual({ limit: 20, after: 'id-5' });
    });

    it('brings the rest after a failure on the third page', async () => {
      const { asked, getPage } = catalogueOf(idsUpTo(45));
      const failing: GetPage = async (position) => {
        if (asked.length === 2) throw new RefusedError(500);
        return getPage(position);
      };
      const before = await readAll(failing);
      expect(before.ids.flat()).toEqual(idsUpTo(41));
      expect(before.error).toMatchObject({ status: 500 });
      const rest = await readAll(getPage, { after: before.ids.flat().at(-1) });
      expect([...before.ids.flat(), ...rest.ids.flat()]).toEqual(idsUpTo(45));
    });

    it('starts again where the artifact is gone', async () => {
      const { getPage } = catalogueOf(['a', 'b']);
      const { pages, ids } = await readAll(getPage, { after: 'gone' });
      expect(ids).toEqual([['a', 'b']]);
      expect(pages[0]?.restarted).toBe(true);
    });

    it('begins at the start with an empty id', async () => {
      const { asked, getPage } = catalogueOf(['a', 'b']);
      await readAll(getPage, { after: '' });
      expect(asked).toEqual([{ limit: 21 }]);
    });
  });

  it('asks no more once aborted between pages', async () => {
    const { asked, getPage } = catalogueOf(idsUpTo(45));
    const leaving = new AbortController();
    const pages = streamArtifacts(getPage, sizes, { signal: leaving.signal });
    await pages.next();
    leaving.abort();
    await expect(pages.next()).rejects.toHaveProperty('name', 'AbortError');
    expect(asked).toHaveLength(1);
  });

  it('hands the signal to each call', async () => {
    const { signal } = new AbortController();
    const given = deferred<AbortSignal | undefined>();
    const getPage = async (_position: PagePosition, passed?: AbortSignal) => {
      given.resolve(passed);
      return pageOf(['a']);
    };
    for await (const page of streamArtifacts(getPage, sizes, { signal })) {
      expect(page.artifacts).toHaveLength(1);
    }
    expect(await given.promise).toBe(signal);
  });
});
