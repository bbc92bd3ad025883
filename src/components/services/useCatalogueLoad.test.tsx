import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { numberedArtifacts } from '../../../tests/builders/numberedArtifacts';
import { deferred } from '../../../tests/fakes/deferred';
import { fakeRepository } from '../../../tests/fakes/fakeRepository';
import { setOnline } from '../../../tests/render/connection';
import { renderPart } from '../../../tests/render/renderPart';
import type { Artifact } from '../../domain/artifact/artifact';
import { CallError } from '../../domain/errors/callError';
import type { IsEnough } from './catalogueLoader';
import { useCatalogueLoad } from './useCatalogueLoad';

const everything: IsEnough = () => false;
const two: IsEnough = (artifacts) => artifacts.length >= 2;

function Loaded({ isEnough }: { isEnough: IsEnough }) {
  const { artifacts, status } = useCatalogueLoad(isEnough);
  return (
    <p>
      {artifacts.length} {status}
    </p>
  );
}

const pages = [numberedArtifacts(1, 2), numberedArtifacts(3, 4), numberedArtifacts(5, 6)];

afterEach(() => vi.restoreAllMocks());

describe('useCatalogueLoad', () => {
  it('goes on behind what has come when the connection is back', async () => {
    const [first = [], ...rest] = pages;
    const repository = fakeRepository({ pages: [first, new CallError('network', 'down')] });
    renderPart(<Loaded isEnough={everything} />, { repository });
    expect(await screen.findByText('2 failed')).toBeTruthy();
    repository.pages = [first, ...rest];
    await setOnline(true);
    expect(await screen.findByText('6 complete')).toBeTruthy();
    expect(repository.calls.map(({ after }) => after)).toEqual([undefined, first.at(-1)?.id]);
  });

  it('loads as much as the part needs, and more when it needs more', async () => {
    const { rerender } = renderPart(<Loaded isEnough={two} />, {
      repository: fakeRepository({ pages }),
    });
    expect(await screen.findByText('2 waiting')).toBeTruthy();
    rerender(<Loaded isEnough={everything} />);
    expect(await screen.findByText('6 complete')).toBeTruthy();
  });

  it('pauses when the part leaves the page, and goes on where it was when it comes back', async () => {
    const first = deferred<Artifact[]>();
    const repository = fakeRepository({ pages: [first.promise, ...pages.slice(1)] });
    const { rerender } = renderPart(<Loaded isEnough={everything} />, { repository });
    rerender(<p>Another screen</p>);
    first.resolve(numberedArtifacts(1, 2));
    rerender(<Loaded isEnough={two} />);
    expect(await screen.findByText('2 waiting')).toBeTruthy();
    rerender(<Loaded isEnough={everything} />);
    expect(await screen.findByText('6 complete')).toBeTruthy();
    expect(repository.calls).toEqual([{ name: 'list' }]);
  });
});
