import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../../tests/fakes/deferred';
import type { GitRef } from '../../../domain/artifact/git/gitRefs';
import { sharedLookups } from './sharedLookups';

const main: GitRef[] = [{ name: 'refs/heads/main', commit: '4f1c2d9' }];
const address = 'https://github.com/example-lab/tail-latency.git';
const signal = () => new AbortController().signal;

describe('sharedLookups', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks once while a lookup runs, and for a minute after its answer', async () => {
    const response = deferred<GitRef[]>();
    const lookUp = vi.fn(() => response.promise);
    const { findGitRefs } = sharedLookups(lookUp);
    const both = [findGitRefs(address), findGitRefs(address, signal())];
    response.resolve(main);
    expect(await Promise.all(both)).toEqual([main, main]);
    vi.advanceTimersByTime(59_000);
    expect(await findGitRefs(address, signal())).toEqual(main);
    expect(lookUp).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_000);
    await findGitRefs(address, signal());
    expect(lookUp).toHaveBeenCalledTimes(2);
  });

  it('remembers the answer of a lookup that could have been ended', async () => {
    const lookUp = vi.fn(() => Promise.resolve(main));
    const { findGitRefs } = sharedLookups(lookUp);
    await findGitRefs(address, signal());
    expect(await findGitRefs(address)).toEqual(main);
    expect(lookUp).toHaveBeenCalledTimes(1);
  });

  it('shares no lookup that its asker may end', async () => {
    const lookUp = vi.fn((_: string, ending?: AbortSignal) =>
      ending ? deferred<GitRef[]>().promise : Promise.resolve(main),
    );
    const { findGitRefs } = sharedLookups(lookUp);
    void findGitRefs(address, signal());
    expect(await findGitRefs(address)).toEqual(main);
  });

  it('asks again after a failure and after an empty answer', async () => {
    const responses = [
      Promise.reject(new Error('gone')),
      Promise.resolve([]),
      Promise.resolve(main),
    ];
    const lookUp = vi.fn(() => responses.shift()!);
    const { findGitRefs } = sharedLookups(lookUp);
    await expect(findGitRefs(address)).rejects.toThrow('gone');
    expect(await findGitRefs(address)).toEqual([]);
    expect(await findGitRefs(address)).toEqual(main);
  });

  it('asks itself where the lookup that it waited for fails', async () => {
    const first = deferred<GitRef[]>();
    const responses = [first.promise, Promise.resolve(main)];
    const { findGitRefs } = sharedLookups(() => responses.shift()!);
    const suggestions = findGitRefs(address);
    const dialog = findGitRefs(address, signal());
    first.reject(new Error('gone'));
    await expect(suggestions).rejects.toThrow('gone');
    expect(await dialog).toEqual(main);
  });

  it('asks for each repository, and again once it has forgotten', async () => {
    const lookUp = vi.fn(() => Promise.resolve(main));
    const { findGitRefs, forget } = sharedLookups(lookUp);
    await findGitRefs(address);
    await findGitRefs(`${address}/other`);
    forget();
    await findGitRefs(address);
    expect(lookUp).toHaveBeenCalledTimes(3);
  });
});
