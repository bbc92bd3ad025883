import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeRepository } from '../../../tests/fakes/fakeRepository';
import { setOnline } from '../../../tests/render/connection';
import { providerOf } from '../../../tests/render/renderPart';
import { CallError } from '../../domain/errors/callError';
import { useTagVocabulary } from './useVocabulary';

afterEach(() => vi.restoreAllMocks());

it('asks for the tags, and again after a failure', async () => {
  const repository = fakeRepository({ tags: ['edge'], failWith: { tags: new Error('down') } });
  const { result } = renderHook(() => useTagVocabulary(), { wrapper: providerOf({ repository }) });
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(result.current.status).toBe('failed'));
  repository.failWith = {};
  act(() => result.current.retry());
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', tags: ['edge'] }));
});

it('asks again by itself when the connection is back', async () => {
  const failure = new CallError('network', 'down');
  const repository = fakeRepository({ tags: ['edge'], failWith: { tags: failure } });
  const { result } = renderHook(() => useTagVocabulary(), { wrapper: providerOf({ repository }) });
  await waitFor(() => expect(result.current.status).toBe('failed'));
  repository.failWith = {};
  await setOnline(true);
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', tags: ['edge'] }));
});
