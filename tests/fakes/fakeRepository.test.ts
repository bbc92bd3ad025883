import { describe, expect, it } from 'vitest';

import type { Artifact } from '../../src/domain/artifact/artifact';
import { CallError } from '../../src/domain/errors/callError';
import type { ArtifactPage } from '../../src/domain/ports/artifactRepository';
import { deferred } from './deferred';
import { fakeRepository } from './fakeRepository';

function anArtifact(id: string): Artifact {
  return {
    id,
    title: `Title of ${id}`,
    shortDescription: '',
    longDescription: '',
    visibility: 'public',
    ownerUrn: 'urn:trovi:user:admin',
    authors: [],
    tags: [],
    versions: [],
    roles: [],
    linkedArtifacts: [],
    linkedFrom: [],
    reproducibility: { enableRequests: false },
  };
}

const a = anArtifact('a');
const b = anArtifact('b');
const c = anArtifact('c');
const d = anArtifact('d');
const down = new CallError('network', 'down');

async function readAll(pages: AsyncIterable<ArtifactPage>): Promise<ArtifactPage[]> {
  const all: ArtifactPage[] = [];
  for await (const page of pages) all.push(page);
  return all;
}

async function idsOf(pages: AsyncIterable<ArtifactPage>): Promise<string[][]> {
  return (await readAll(pages)).map(({ artifacts }) => artifacts.map(({ id }) => id));
}

describe('fakeRepository', () => {
  it('lists its artifacts as one page, or the pages given', async () => {
    expect(await idsOf(fakeRepository().list())).toEqual([[]]);
    expect(await idsOf(fakeRepository({ artifacts: [a, b] }).list())).toEqual([['a', 'b']]);
    const problems = ['artifacts[1] is not an object.'];
    const pages = [[a], { artifacts: [b], problems }];
    expect(await idsOf(fakeRepository({ pages }).list())).toEqual([['a'], ['b']]);
  });

  it('continues after a known artifact, and starts again after an unknown one', async () => {
    const repository = fakeRepository({ pages: [[a, b], [c]] });
    expect(await idsOf(repository.list({ after: 'a' }))).toEqual([['b'], ['c']]);
    expect(await idsOf(repository.list({ after: 'b' }))).toEqual([['c']]);
    const [first] = await readAll(repository.list({ after: 'gone' }));
    expect(first).toMatchObject({ artifacts: [a, b], restarted: true });
  });

  it('waits for a page until the test provides it', async () => {
    const late = deferred<Artifact[]>();
    const repository = fakeRepository({ pages: [[a], late.promise] });
    const pages = repository.list()[Symbol.asyncIterator]();
    expect(await pages.next()).toMatchObject({ value: { artifacts: [a] } });
    const second = pages.next();
    late.resolve([b]);
    expect(await second).toMatchObject({ value: { artifacts: [b] } });
  });

  it('fails at a page, and continues after the failure is removed', async () => {
    const repository = fakeRepository({ pages: [[a, b], [c], down] });
    await expect(idsOf(repository.list())).rejects.toBe(down);
    repository.pages[2] = [d];
    expect(await idsOf(repository.list({ after: 'c' }))).toEqual([['d']]);
  });

  it('finds what it has and refuses the rest', async () => {
    const repository = fakeRepository({ artifacts: [a] });
    expect(await repository.find('a', { sharingKey: 'key' })).toBe(a);
    await expect(repository.find('b')).rejects.toMatchObject({ code: 'refused', status: 404 });
    expect(repository.calls).toEqual([
      { name: 'find', id: 'a', sharingKey: 'key' },
      { name: 'find', id: 'b' },
    ]);
  });

  it('fails until the failure is removed', async () => {
    const repository = fakeRepository({ tags: ['x'], failWith: { tags: down } });
    await expect(repository.tags()).rejects.toBe(down);
    repository.failWith = {};
    expect(await repository.tags()).toEqual(['x']);
  });

  it('holds answers until they are released', async () => {
    const repository = fakeRepository({ artifacts: [a], held: ['find', 'badges'] });
    const order: string[] = [];
    const found = repository.find('a').then(() => order.push('find'));
    const badges = repository.badges().then(() => order.push('badges'));
    await repository.tags().then(() => order.push('tags'));
    repository.release('badges');
    await badges;
    repository.release();
    await found;
    expect(order).toEqual(['tags', 'badges', 'find']);
  });

  it("rejects with the signal's reason when aborted", async () => {
    const repository = fakeRepository({ held: ['find'], pages: [deferred<Artifact[]>().promise] });
    const leaving = new AbortController();
    const calls = [
      repository.find('a', leaving),
      idsOf(repository.list(leaving)),
      idsOf(repository.list({ signal: AbortSignal.abort() })),
    ];
    leaving.abort();
    const reasons = (await Promise.allSettled(calls)).map(
      (result) => result.status === 'rejected' && (result.reason as Error).name,
    );
    expect(reasons).toEqual(['AbortError', 'AbortError', 'AbortError']);
  });
});
