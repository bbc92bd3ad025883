import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeRepository } from '../../../tests/fakes/fakeRepository';
import { providerOf } from '../../../tests/render/renderPart';
import { useTagVocabulary } from './useTagVocabulary';

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
