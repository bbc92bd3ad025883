import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aBadgeCatalogue } from '../../../tests/builders/aBadgeCatalogue';
import { aConfiguration } from '../../../tests/builders/aConfiguration';
import { type FakeRepository, fakeRepository } from '../../../tests/fakes/fakeRepository';
import { fakeSession } from '../../../tests/fakes/fakeSession';
import { providerOf } from '../../../tests/render/renderPart';
import { noBadges } from '../../domain/badge';
import { CallError } from '../../domain/errors';
import { TroviProvider } from './TroviContext';
import { useBadgeLookup, useBadges, useTags } from './useVocabulary';

const badges = aBadgeCatalogue({ a: ['reproducible'] });
const down = new CallError('network', 'down');

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
