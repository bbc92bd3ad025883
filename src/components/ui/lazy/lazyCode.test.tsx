import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { lazyCode, useLazyCode } from './lazyCode';

describe('useLazyCode', () => {
  it('loads once, when it is needed', async () => {
    const load = vi.fn(() => Promise.resolve('code'));
    const lazy = lazyCode(load);
    const { result, rerender } = renderHook(({ isNeeded }) => useLazyCode(lazy, isNeeded), {
      initialProps: { isNeeded: false },
    });
    expect(result.current).toMatchObject({ isLoading: false, hasFailed: false });
    expect(load).not.toHaveBeenCalled();
    rerender({ isNeeded: true });
    expect(result.current.isLoading).toBe(true);
    await waitFor(() => expect(result.current.code).toBe('code'));
    act(() => result.current.retry());
    rerender({ isNeeded: false });
    rerender({ isNeeded: true });
    expect(result.current).toMatchObject({ code: 'code', isLoading: false });
    expect(renderHook(() => useLazyCode(lazy)).result.current.code).toBe('code');
    expect(load).toHaveBeenCalledOnce();
  });

  it('reports a failure, and loads again', async () => {
    const load = vi.fn(() => Promise.resolve('code'));
    load.mockRejectedValueOnce(new Error('offline'));
    const lazy = lazyCode(load);
    const { result } = renderHook(() => useLazyCode(lazy));
    await waitFor(() => expect(result.current.hasFailed).toBe(true));
    expect(result.current.isLoading).toBe(false);
    act(() => result.current.retry());
    expect(result.current).toMatchObject({ isLoading: true, hasFailed: false });
    await waitFor(() => expect(result.current.code).toBe('code'));
  });
});
