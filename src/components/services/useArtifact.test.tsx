import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aConfiguration } from '../../../tests/builders/aConfiguration';
import { anArtifact } from '../../../tests/builders/anArtifact';
import { aUser } from '../../../tests/builders/aUser';
import { numberedArtifacts } from '../../../tests/builders/numberedArtifacts';
import { deferred } from '../../../tests/fakes/deferred';
import { fakeMemory } from '../../../tests/fakes/fakeMemory';
import { type FakeRepositoryOptions, fakeRepository } from '../../../tests/fakes/fakeRepository';
import { fakeSession } from '../../../tests/fakes/fakeSession';
import { providerOf } from '../../../tests/render/renderPart';
import type { Artifact } from '../../domain/artifact/artifact';
import { CallError } from '../../domain/errors/callError';
import type { ArtifactRepository } from '../../domain/ports/artifactRepository';
import { TroviProvider } from './TroviContext';
import { useCatalogueLoad } from './useCatalogueLoad';
import { useArtifact } from './useArtifact';

const [first, second] = numberedArtifacts(1, 2) as [Artifact, Artifact];
const down = new CallError('network', 'down');

interface Asked {
  id: string;
  sharingKey?: string;
}

function askFor(id: string, sharingKey?: string, options: FakeRepositoryOptions = {}) {
  const repository = fakeRepository({ artifacts: [first, second], ...options });
  const initialProps: Asked = { id, sharingKey };
  const hook = renderHook((asked: Asked) => useArtifact(asked.id, asked.sharingKey), {
    wrapper: providerOf({ repository }),
    initialProps,
  });
  return { repository, ...hook };
}

describe('useArtifact', () => {
  it('gives the artifact once it has come', async () => {
    const { result } = askFor(first.id);
    expect(result.current).toMatchObject({ status: 'loading', artifact: undefined });
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(result.current.artifact).toBe(first);
  });

  it('sends the sharing key, or none at all', async () => {
    const { repository, result, rerender } = askFor(first.id, 'secret');
    await waitFor(() => expect(result.current.status).toBe('ready'));
    rerender({ id: first.id });
    expect(result.current.status).toBe('loading');
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(repository.calls).toEqual([
      { name: 'find', id: first.id, sharingKey: 'secret' },
      { name: 'find', id: first.id },
    ]);
  });

  it('gives the error, and tries again when it is told to', async () => {
    const { repository, result } = askFor(first.id, undefined, { failWith: { find: down } });
    await waitFor(() => expect(result.current.status).toBe('failed'));
    expect(result.current.error).toBe(down);
    expect(result.current.artifact).toBeUndefined();
    repository.failWith = {};
    act(() => result.current.retry());
    expect(result.current.status).toBe('loading');
    await waitFor(() => expect(result.current.artifact).toBe(first));
  });

  it('never shows one artifact under the id of another', async () => {
    const { repository, result, rerender } = askFor(first.id);
    await waitFor(() => expect(result.current.artifact).toBe(first));
    rerender({ id: second.id });
    expect(result.current).toMatchObject({ status: 'loading', artifact: undefined });
    await waitFor(() => expect(result.current.artifact).toBe(second));
    expect(repository.calls.map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  it('tells the call to stop that nobody waits for, and does not heed it', async () => {
    const responses = new Map([first, second].map(({ id }) => [id, deferred<Artifact>()]));
    const signals: AbortSignal[] = [];
    const find: ArtifactRepository['find'] = (id, { signal } = {}) => {
      if (signal) signals.push(signal);
      return responses.get(id)?.promise ?? Promise.reject(down);
    };
    const wrapper = providerOf({ repository: { ...fakeRepository(), find } });
    const { result, rerender } = renderHook(({ id }: Asked) => useArtifact(id), {
      wrapper,
      initialProps: { id: first.id },
    });
    rerender({ id: second.id });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    await act(async () => responses.get(second.id)?.resolve(second));
    expect(result.current).toMatchObject({ status: 'ready', artifact: second });
    await act(async () => responses.get(first.id)?.resolve(first));
    expect(result.current).toMatchObject({ status: 'ready', artifact: second });
  });

  it('shows nothing that a user saw after the user has signed out', async () => {
    const session = fakeSession(aUser());
    const repository = fakeRepository({ artifacts: [first] });
    const { result } = renderHook(() => useArtifact(first.id), {
      wrapper: providerOf({ repository, session }),
    });
    await waitFor(() => expect(result.current.artifact).toBe(first));
    repository.find = () => new Promise(() => {});
    act(() => session.signOut());
    expect(result.current).toMatchObject({ status: 'loading', artifact: undefined });
  });

  it('shows nothing of the last repository under a new one', async () => {
    const services = { session: fakeSession(), configuration: aConfiguration() };
    const page = (repository: ArtifactRepository) => (
      <TroviProvider {...services} repository={repository}>
        <Title />
      </TroviProvider>
    );
    const { rerender } = render(page(fakeRepository({ artifacts: [first] })));
    expect(await screen.findByText(first.title)).toBeTruthy();
    rerender(page(fakeRepository({ held: ['find'] })));
    expect(screen.getByText('loading')).toBeTruthy();
  });

  it.each([
    ['a public artifact stays', first, undefined, first],
    ['a private artifact goes', anArtifact({ id: 'p', visibility: 'private' }), 'key', undefined],
  ])('%s while a user signs in', async (_what, artifact, sharingKey, shown) => {
    const session = fakeSession();
    const repository = fakeRepository({ artifacts: [artifact] });
    const { result } = renderHook(() => useArtifact(artifact.id, sharingKey), {
      wrapper: providerOf({ repository, session }),
    });
    await waitFor(() => expect(result.current.artifact).toBe(artifact));
    repository.find = () => new Promise(() => {});
    act(() => session.signIn(aUser()));
    expect(result.current).toMatchObject({ status: 'loading', artifact: shown });
  });

  it('shows what the list knows until the answer has come', async () => {
    const repository = fakeRepository({ artifacts: [first, second], held: ['find'] });
    const wrapper = providerOf({ repository });
    const everything = () => false;
    const { result, rerender } = renderHook(
      ({ id }) => ({ load: useCatalogueLoad(everything), request: useArtifact(id) }),
      { wrapper, initialProps: { id: 'unknown' } },
    );
    await waitFor(() => expect(result.current.load.status).toBe('complete'));
    rerender({ id: second.id });
    expect(result.current.request).toMatchObject({ status: 'loading', artifact: second });
    repository.release();
    await waitFor(() => expect(result.current.request.status).toBe('ready'));
  });
});

function Title() {
  const { artifact, status } = useArtifact(first.id);
  return <p>{artifact?.title ?? status}</p>;
}

describe('an artifact that is not there any more', () => {
  it('leaves the list', async () => {
    const gone = anArtifact({ id: 'gone', title: 'Gone' });
    const memory = fakeMemory();
    const repository = fakeRepository({ artifacts: [first], pages: [[gone, first]], memory });
    const whole = () => false;
    const { result } = renderHook(
      () => ({ load: useCatalogueLoad(whole), found: useArtifact('gone') }),
      { wrapper: providerOf({ repository }) },
    );
    await waitFor(() => expect(result.current.found.status).toBe('failed'));
    await waitFor(() => expect(result.current.load.status).toBe('complete'));
    repository.failWith = { find: new CallError('refused', 'gone', 404) };
    act(() => result.current.found.retry());
    await waitFor(() => expect(result.current.load.artifacts).toEqual([first]));
    expect(memory.kept()).toEqual([first]);
  });

  it('is forgotten with all that is stored where no list was loaded', async () => {
    const memory = fakeMemory([first, second]);
    const { result } = askFor('gone', undefined, { memory });
    await waitFor(() => expect(result.current.status).toBe('failed'));
    expect(memory.kept()).toBeUndefined();
  });

  it('is not concluded from a wrong sharing key or another failure', async () => {
    const memory = fakeMemory([first]);
    const refused = (status: number) => new CallError('refused', 'no', status);
    const byKey = askFor('gone', 'wrong', { memory });
    await waitFor(() => expect(byKey.result.current.status).toBe('failed'));
    const broken = askFor(first.id, undefined, { memory, failWith: { find: refused(500) } });
    await waitFor(() => expect(broken.result.current.status).toBe('failed'));
    expect(memory.kept()).toEqual([first]);
  });
});
