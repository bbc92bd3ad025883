import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aBadgeCatalogue } from '../../../tests/builders/aBadgeCatalogue';
import { aConfiguration } from '../../../tests/builders/aConfiguration';
import { type FakeRepository, fakeRepository } from '../../../tests/fakes/fakeRepository';
import { fakeSession } from '../../../tests/fakes/fakeSession';
import { setOnline } from '../../../tests/render/connection';
import { providerOf } from '../../../tests/render/renderPart';
import { noBadges } from '../../domain/artifact/badges/badge';
import { CallError } from '../../domain/errors/callError';
import { TroviProvider } from './TroviContext';
import { useBadgeLookup, useBadges, useTags } from './useVocabulary';

const badges = aBadgeCatalogue({ a: ['reproducible'] });
const down = new CallError('network', 'down');

afterEach(() => vi.restoreAllMocks());

describe('useBadgeLookup', () => {
  it('has no badges until they come', async () => {
    const repository = fakeRepository({ badges, held: ['badges'] });
    const { result } = renderHook(useBadgeLookup, { wrapper: providerOf({ repository }) });
    expect(result.current).toEqual({ badges: noBadges, status: 'loading' });
    repository.release();
    await waitFor(() => expect(result.current).toEqual({ badges, status: 'ready' }));
  });

  it('has none where they cannot be had, and says so', async () => {
    const repository = fakeRepository({ badges, failWith: { badges: down } });
    const { result } = renderHook(useBadgeLookup, { wrapper: providerOf({ repository }) });
    await waitFor(() => expect(result.current).toEqual({ badges: noBadges, status: 'failed' }));
  });
});

describe('when the connection is back', () => {
  it('badges that could not be had are asked for again', async () => {
    const repository = fakeRepository({ badges, failWith: { badges: down } });
    const { result } = renderHook(useBadgeLookup, { wrapper: providerOf({ repository }) });
    await waitFor(() => expect(result.current.status).toBe('failed'));
    await setOnline(true);
    await waitFor(() => expect(repository.calls).toHaveLength(2));
    repository.failWith = {};
    await setOnline(true);
    await waitFor(() => expect(result.current).toEqual({ badges, status: 'ready' }));
    await setOnline(true);
    expect(repository.calls).toHaveLength(3);
  });

  it('tags that could not be had are asked for again', async () => {
    const repository = fakeRepository({ tags: ['edge'], failWith: { tags: down } });
    const { result } = renderHook(useTags, { wrapper: providerOf({ repository }) });
    await waitFor(() => expect(repository.calls).toHaveLength(1));
    await act(async () => {});
    repository.failWith = {};
    await setOnline(true);
    await waitFor(() => expect(result.current).toEqual(['edge']));
  });

  it('nothing is asked for a part that has left the page', async () => {
    const repository = fakeRepository({ failWith: { tags: down } });
    const { unmount } = renderHook(useTags, { wrapper: providerOf({ repository }) });
    await act(async () => {});
    unmount();
    await setOnline(true);
    expect(repository.calls).toHaveLength(1);
  });
});

describe('useBadges', () => {
  it('gives the badges alone', async () => {
    const repository = fakeRepository({ badges });
    const { result } = renderHook(useBadges, { wrapper: providerOf({ repository }) });
    expect(result.current).toBe(noBadges);
    await waitFor(() => expect(result.current).toBe(badges));
  });
});

describe('useTags', () => {
  it('has no tags until they come', async () => {
    const repository = fakeRepository({ tags: ['edge'], held: ['tags'] });
    const { result } = renderHook(useTags, { wrapper: providerOf({ repository }) });
    expect(result.current).toEqual([]);
    repository.release();
    await waitFor(() => expect(result.current).toEqual(['edge']));
  });

  it('does not heed the late answer of a repository that is no longer asked', async () => {
    const former = fakeRepository({ tags: ['former'], held: ['tags'] });
    const services = { session: fakeSession(), configuration: aConfiguration() };
    const page = (repository: FakeRepository) => (
      <TroviProvider {...services} repository={repository}>
        <Tags />
      </TroviProvider>
    );
    const { rerender } = render(page(former));
    rerender(page(fakeRepository({ tags: ['present'] })));
    expect(await screen.findByText('present')).toBeTruthy();
    await act(async () => former.release());
    expect(screen.getByText('present')).toBeTruthy();
  });
});

function Tags() {
  return <p>{useTags().join()}</p>;
}
