import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setOnline } from '../../../tests/render/connection';
import { CallError } from '../../domain/errors/callError';
import { useReconnect } from './useReconnect';

afterEach(() => vi.restoreAllMocks());

async function triesOf(error: unknown): Promise<number> {
  const retry = vi.fn();
  renderHook(() => useReconnect(error, retry));
  await setOnline(false);
  await setOnline(true);
  return retry.mock.calls.length;
}

describe('useReconnect', () => {
  it.each<[string, unknown, number]>([
    ['found no answer', new CallError('network', 'down'), 1],
    ['was answered by something else than the catalogue', new CallError('shape', 'odd', 200), 1],
    ['was refused', new CallError('refused', 'no', 404), 0],
    ['has not failed', undefined, 0],
  ])('what %s', async (_what, error, tries) => {
    expect(await triesOf(error)).toBe(tries);
  });

  it('does nothing for a part that has left the page', async () => {
    const retry = vi.fn();
    const { unmount } = renderHook(() => useReconnect(new CallError('network', 'down'), retry));
    unmount();
    await setOnline(true);
    expect(retry).not.toHaveBeenCalled();
  });
});
