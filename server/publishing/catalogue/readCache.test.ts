import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createReadCache, type ReadCacheOptions } from './readCache';

type Value = { text: string };

const options = {
  sizeOf: ({ text }: Value) => text.length,
  maxBytes: 100,
  freshMs: 1_000,
  staleMs: 10_000,
  timeoutMs: 500,
};

beforeEach(() => {
  // The cache treats an entry with the time 0 as one without a time.
  vi.useFakeTimers().advanceTimersByTime(1_000);
});
afterEach(() => void vi.useRealTimers());

function kept(read: ReadCacheOptions<Value>['read'], more: Partial<ReadCacheOptions<Value>> = {}) {
  const called = vi.fn(read);
  return { called, ask: createReadCache({ ...options, read: called, ...more }) };
}

describe('createReadCache', () => {
  it('reads once for all who ask at the same time, and not again while it is fresh', async () => {
    const { called, ask } = kept(async (key) => ({ text: key }));
    expect(await Promise.all([ask('a'), ask('a')])).toEqual([{ text: 'a' }, { text: 'a' }]);
    await vi.advanceTimersByTimeAsync(900);
    await ask('a');
    expect(called).toHaveBeenCalledTimes(1);
  });

  it('reads again once the value is old, counted from the start of the read', async () => {
    let text = 'old';
    const { called, ask } = kept(async () => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      return { text };
    });
    const first = ask('a');
    await vi.advanceTimersByTimeAsync(400);
    expect(await first).toEqual({ text: 'old' });
    text = 'new';
    await vi.advanceTimersByTimeAsync(590);
    expect(await ask('a')).toEqual({ text: 'old' });
    await vi.advanceTimersByTimeAsync(20);
    const second = ask('a');
    await vi.advanceTimersByTimeAsync(400);
    expect(await second).toEqual({ text: 'new' });
    expect(called).toHaveBeenCalledTimes(2);
  });

  it('returns no old value after a final failure, even if a later read fails otherwise', async () => {
    let failure = '';
    const { ask } = kept(
      async () => {
        if (failure) throw new Error(failure);
        return { text: 'old' };
      },
      { isFinal: (error) => (error as Error).message === 'gone' },
    );
    await ask('a');
    for (failure of ['gone', 'down']) {
      await vi.advanceTimersByTimeAsync(2_000);
      await expect(ask('a')).rejects.toThrow(failure);
    }
  });

  it('keeps the old value while reading fails, but not for ever', async () => {
    let isDown = false;
    const { ask } = kept(async () => {
      if (isDown) throw new Error('down');
      return { text: 'old' };
    });
    await ask('a');
    isDown = true;
    for (const wait of [2_000, 4_000, 4_000]) {
      await vi.advanceTimersByTimeAsync(wait);
      expect(await ask('a')).toEqual({ text: 'old' });
    }
    await vi.advanceTimersByTimeAsync(2_000);
    await expect(ask('a')).rejects.toThrow('down');
    isDown = false;
    expect(await ask('a')).toEqual({ text: 'old' });
  });

  it('does not keep a failure', async () => {
    const { called, ask } = kept(async () => {
      throw new Error('down');
    });
    await expect(ask('a')).rejects.toThrow('down');
    await expect(ask('a')).rejects.toThrow('down');
    expect(called).toHaveBeenCalledTimes(2);
  });

  it('ends a read that takes too long', async () => {
    const { ask } = kept(
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
      { timeoutMs: 1 },
    );
    vi.useRealTimers();
    await expect(ask('a')).rejects.toThrow(/timeout/i);
  });

  it('keeps no more than its limit, and nothing larger', async () => {
    const { called, ask } = kept(async (key) => ({ text: 'x'.repeat(Number(key)) }));
    for (const key of ['40', '50', '60', '40']) await ask(key);
    expect(called).toHaveBeenCalledTimes(4);
    await ask('60');
    expect(called).toHaveBeenCalledTimes(4);
    expect((await ask('101')).text).toHaveLength(101);
    await ask('101');
    expect(called).toHaveBeenCalledTimes(6);
  });

  it('gives a short life to values that ask for it, and never shows an old one', async () => {
    let text = 'none';
    const { ask } = kept(async () => ({ text }), {
      freshMs: 60_000,
      isShortLived: (value) => value.text === 'none',
    });
    await ask('a');
    text = 'found';
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await ask('a')).toEqual({ text: 'none' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await ask('a')).toEqual({ text: 'found' });
  });
});
