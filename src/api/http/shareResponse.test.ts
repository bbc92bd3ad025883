import { describe, expect, it, vi } from 'vitest';

import { deferred } from '../../../tests/fakes/deferred';
import { shareResponse } from './shareResponse';

describe('shareResponse', () => {
  it('makes one call for all who ask, at once or later', async () => {
    const call = vi.fn(async () => ['education']);
    const ask = shareResponse(call);
    const responses = await Promise.all([ask(), ask()]);
    expect(await ask()).toEqual(['education']);
    expect(responses).toEqual([['education'], ['education']]);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('tells everyone of a failure and tries again next time', async () => {
    const call = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValueOnce('up');
    const ask = shareResponse(call);
    const first = [ask(), ask()];
    await expect(first[0]).rejects.toThrow('down');
    await expect(first[1]).rejects.toThrow('down');
    expect(await ask()).toBe('up');
  });

  it('ends the waiting of who aborts, not that of the others', async () => {
    const response = deferred<string>();
    const ask = shareResponse(() => response.promise);
    const leaving = new AbortController();
    const left = ask(leaving.signal);
    const staying = ask(new AbortController().signal);
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    response.resolve('here');
    expect(await staying).toBe('here');
  });

  it('does not call for someone who has left already', async () => {
    const call = vi.fn(async () => 'x');
    await expect(shareResponse(call)(AbortSignal.abort())).rejects.toHaveProperty(
      'name',
      'AbortError',
    );
    expect(call).not.toHaveBeenCalled();
  });
});
