import { act, render, renderHook, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aConfiguration } from '../../../tests/builders/aConfiguration';
import { aUser } from '../../../tests/builders/aUser';
import { numberedArtifacts } from '../../../tests/builders/numberedArtifacts';
import { fakeRepository } from '../../../tests/fakes/fakeRepository';
import { fakeSession } from '../../../tests/fakes/fakeSession';
import { providerOf, renderPart } from '../../../tests/render/renderPart';
import { TroviProvider, useServices, useUser } from './TroviContext';
import { useCatalogueLoad } from './useCatalogueLoad';

const everything = () => false;

function Loaded({ name }: { name: string }) {
  const { artifacts, status } = useCatalogueLoad(everything);
  return (
    <p>
      {name}: {artifacts.length} {status}
    </p>
  );
}

describe('TroviProvider', () => {
  it('gives what it was given, with links to the configured dashboard', () => {
    const configuration = aConfiguration({ dashboardUrl: 'https://d.example.org/dashboard/' });
    const session = fakeSession();
    const { result } = renderHook(useServices, { wrapper: providerOf({ configuration, session }) });
    expect(result.current).toMatchObject({
      configuration,
      session,
      linkBase: 'https://d.example.org/dashboard/',
    });
  });

  it('lets a page say where links lead', () => {
    const wrapper = providerOf({ linkBase: 'https://lab.example.edu/' });
    const { result } = renderHook(useServices, { wrapper });
    expect(result.current.linkBase).toBe('https://lab.example.edu/');
  });

  it('gives all parts below it one load of the list', async () => {
    const repository = fakeRepository({ pages: [numberedArtifacts(1, 3)] });
    renderPart(
      <>
        <Loaded name="first" />
        <Loaded name="second" />
      </>,
      { repository },
    );
    expect(await screen.findByText('first: 3 complete')).toBeTruthy();
    expect(screen.getByText('second: 3 complete')).toBeTruthy();
    expect(repository.calls).toEqual([{ name: 'list' }]);
  });

  it('begins anew with another repository', async () => {
    const services = { session: fakeSession(), configuration: aConfiguration() };
    const page = (count: number) => (
      <TroviProvider
        {...services}
        repository={fakeRepository({ pages: [numberedArtifacts(1, count)] })}
      >
        <Loaded name="list" />
      </TroviProvider>
    );
    const { rerender } = render(page(3));
    expect(await screen.findByText('list: 3 complete')).toBeTruthy();
    rerender(page(1));
    expect(screen.queryByText(/3/)).toBeNull();
    expect(await screen.findByText('list: 1 complete')).toBeTruthy();
  });
});

describe('useServices', () => {
  it('says plainly that a provider is missing', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(useServices)).toThrow(
      'A Trovi component needs a TroviProvider above it.',
    );
    quiet.mockRestore();
  });
});

describe('useUser', () => {
  it('follows who is signed in', () => {
    const session = fakeSession();
    const { result } = renderHook(useUser, { wrapper: providerOf({ session }) });
    expect(result.current).toBeUndefined();
    act(() => session.signIn(aUser()));
    expect(result.current).toEqual(aUser());
    act(() => session.signOut());
    expect(result.current).toBeUndefined();
  });
});
