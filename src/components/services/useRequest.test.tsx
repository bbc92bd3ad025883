import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aUser } from '../../../tests/builders/aUser';
import { deferred } from '../../../tests/fakes/deferred';
import { fakeSession } from '../../../tests/fakes/fakeSession';
import { setOnline } from '../../../tests/render/connection';
import { providerOf } from '../../../tests/render/renderPart';
import { CallError } from '../../domain/errors/callError';
import { useRequest } from './useRequest';

type Ask = (signal: AbortSignal) => Promise<string>;

interface Asked {
  ask?: Ask;
  given?: string;
}

/** A call that the test responds to, and the signals it was made with. */
function heldCall() {
  const signals: AbortSignal[] = [];
  const { promise, resolve } = deferred<string>();
  const ask: Ask = (signal) => {
    signals.push(signal);
    return promise;
  };
  const respond = (text: string) => act(async () => resolve(text));
  return { ask, signals, respond };
}

async function request(asked: Asked, session = fakeSession()) {
  const wrapper = providerOf({ session });
  const hook = renderHook(({ ask, given }: Asked) => useRequest(ask, given), {
    wrapper,
    initialProps: asked,
  });
  await act(async () => {});
  return hook;
}

describe('useRequest', () => {
  it('is ready with the answer', async () => {
    const { ask, respond } = heldCall();
    const { result } = await request({ ask });
    expect(result.current).toMatchObject({ status: 'loading', response: undefined });
    await respond('yes');
    expect(result.current).toMatchObject({ status: 'ready', response: 'yes' });
  });

  it('waits until there is something to ask', async () => {
    const { result, rerender } = await request({});
    expect(result.current.status).toBe('loading');
    rerender({ ask: async () => 'yes' });
    await act(async () => {});
    expect(result.current.response).toBe('yes');
  });

  it('fails with the error, and asks again on retry', async () => {
    const down = new Error('down');
    const ask = vi.fn<Ask>().mockRejectedValueOnce(down).mockResolvedValue('yes');
    const { result } = await request({ ask });
    expect(result.current).toMatchObject({ status: 'failed', error: down, response: undefined });
    act(() => result.current.retry());
    expect(result.current).toMatchObject({ status: 'loading', error: undefined });
    await act(async () => {});
    expect(result.current).toMatchObject({ status: 'ready', response: 'yes' });
  });

  it.each([
    ['asks again', 'got no answer', new CallError('network', 'down'), 2],
    ['does not ask again', 'was refused', new CallError('refused', 'no', 404), 1],
  ])('%s when the connection is back and it %s', async (_what, _why, error, calls) => {
    const ask = vi.fn<Ask>().mockRejectedValue(error);
    await request({ ask });
    await setOnline(true);
    await act(async () => {});
    expect(ask).toHaveBeenCalledTimes(calls);
  });

  it('drops the answer of an older call, and aborts the call', async () => {
    const older = heldCall();
    const newer = heldCall();
    const { result, rerender } = await request({ ask: older.ask });
    rerender({ ask: newer.ask });
    expect(older.signals.map(({ aborted }) => aborted)).toEqual([true]);
    await older.respond('old');
    expect(result.current.status).toBe('loading');
    await newer.respond('new');
    expect(result.current.response).toBe('new');
  });

  it('shows no answer under a new question', async () => {
    const { result, rerender } = await request({ ask: async () => 'old' });
    expect(result.current.response).toBe('old');
    rerender({ ask: heldCall().ask });
    expect(result.current).toMatchObject({ status: 'loading', response: undefined });
    expect(result.current.anonymousResponse).toBeUndefined();
  });

  it('aborts the call when its component leaves the page', async () => {
    const { ask, signals } = heldCall();
    const { unmount } = await request({ ask });
    unmount();
    expect(signals[0]?.aborted).toBe(true);
  });
});

describe('useRequest, when the user changes', () => {
  it('drops the answer of who signs out at once, and asks again', async () => {
    const session = fakeSession(aUser());
    const ask = vi
      .fn<Ask>()
      .mockResolvedValueOnce('private')
      .mockReturnValue(new Promise(() => {}));
    const { result } = await request({ ask }, session);
    expect(result.current.response).toBe('private');
    act(() => session.signOut());
    expect(result.current).toMatchObject({ status: 'loading', response: undefined });
    expect(result.current.anonymousResponse).toBeUndefined();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('keeps the answer from before a sign-in apart until the new one comes', async () => {
    const session = fakeSession();
    const { promise, resolve } = deferred<string>();
    const ask = vi.fn<Ask>().mockResolvedValueOnce('public').mockReturnValue(promise);
    const { result } = await request({ ask }, session);
    act(() => session.signIn(aUser()));
    expect(result.current).toMatchObject({ status: 'loading', anonymousResponse: 'public' });
    await act(async () => resolve('private'));
    expect(result.current).toMatchObject({ response: 'private', anonymousResponse: undefined });
  });

  it('asks nothing when the same user is confirmed', async () => {
    const session = fakeSession(aUser());
    const ask = vi.fn<Ask>().mockResolvedValue('yes');
    await request({ ask }, session);
    act(() => session.signIn(aUser()));
    expect(ask).toHaveBeenCalledOnce();
  });
});

describe('useRequest, with an answer that is given', () => {
  it('asks nothing, and takes a later one', async () => {
    const ask = vi.fn<Ask>();
    const { result, rerender } = await request({ ask, given: 'one' });
    expect(result.current).toMatchObject({ status: 'ready', response: 'one' });
    rerender({ ask, given: 'two' });
    expect(result.current.response).toBe('two');
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('replace', () => {
  it('puts a newer state in place of the answer', async () => {
    const { result } = await request({ ask: async () => 'old' });
    act(() => result.current.replace('new'));
    expect(result.current).toMatchObject({ status: 'ready', response: 'new' });
  });

  it('changes nothing when the question has changed since', async () => {
    const { result, rerender } = await request({ ask: async () => 'one' });
    const { replace } = result.current;
    rerender({ ask: async () => 'two' });
    await act(async () => {});
    act(() => replace('late'));
    expect(result.current.response).toBe('two');
  });
});
