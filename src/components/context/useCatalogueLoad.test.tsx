import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { numberedArtifacts } from '../../../tests/builders/numberedArtifacts';
import { deferred } from '../../../tests/fakes/deferred';
import { fakeRepository } from '../../../tests/fakes/fakeRepository';
import { renderPart } from '../../../tests/render/renderPart';
import type { Artifact } from '../../domain/artifact';
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

describe('useCatalogueLoad', () => {
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
