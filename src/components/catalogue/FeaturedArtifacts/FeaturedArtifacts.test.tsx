import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aBadgeCatalogue } from '../../../../tests/builders/aBadgeCatalogue';
import { numberedArtifacts } from '../../../../tests/builders/numberedArtifacts';
import { deferred } from '../../../../tests/fakes/deferred';
import { type FakeRepositoryOptions, fakeRepository } from '../../../../tests/fakes/fakeRepository';
import { renderPart } from '../../../../tests/render/renderPart';
import type { Artifact } from '../../../domain/artifact/artifact';
import { readCatalogueQuery } from '../../../domain/catalogue/catalogueQuery';
import { CallError } from '../../../domain/errors/callError';
import type { ArtifactPage } from '../../../domain/ports/artifactRepository';
import { FeaturedArtifacts } from './FeaturedArtifacts';

const down = new CallError('network', 'down');

/** A fake repository that counts requested pages. */
function countingRepository(options: FakeRepositoryOptions) {
  const repository = fakeRepository(options);
  const asked = vi.fn<(page: number) => void>();
  async function* list(): AsyncGenerator<ArtifactPage> {
    const pages = fakeRepository(options).list();
    asked(1);
    let page = 1;
    for await (const given of pages) {
      yield given;
      page += 1;
      asked(page);
    }
  }
  return { repository: { ...repository, list }, release: repository.release, asked };
}

function renderFeatured(options: FakeRepositoryOptions, search = '') {
  const counting = countingRepository(options);
  const query = readCatalogueQuery(search);
  const page = renderPart(<FeaturedArtifacts query={query} limit={6} />, counting);
  return { ...page, ...counting };
}

/** Waits until all responses that are not held have arrived. */
const letComeWhatComes = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve)));

const titles = () =>
  screen.queryAllByRole('article').map((card) => card.querySelector('h3')?.textContent);
const isAwaiting = () => document.querySelector('[aria-hidden="true"] > div > div') !== null;

describe('FeaturedArtifacts', () => {
  it('shows the first six artifacts and asks for no further page', async () => {
    const { asked } = renderFeatured({ pages: [numberedArtifacts(1, 21), down] });
    expect(await screen.findByRole('link', { name: 'Study 6' })).toBeTruthy();
    expect(titles()).toEqual(['Study 1', 'Study 2', 'Study 3', 'Study 4', 'Study 5', 'Study 6']);
    expect(asked.mock.calls).toEqual([[1]]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks for as many pages as six that match need', async () => {
    const { asked } = renderFeatured(
      {
        pages: [
          numberedArtifacts(1, 12),
          numberedArtifacts(13, 14),
          numberedArtifacts(15, 99),
          down,
        ],
      },
      '?q="study 1"',
    );
    expect(await screen.findByRole('link', { name: 'Study 14' })).toBeTruthy();
    expect(titles()).toEqual([
      'Study 1',
      'Study 10',
      'Study 11',
      'Study 12',
      'Study 13',
      'Study 14',
    ]);
    expect(asked.mock.calls).toEqual([[1], [2]]);
  });

  it('goes on when other filters need more', async () => {
    const pages = [numberedArtifacts(1, 21), numberedArtifacts(22, 42)];
    const { asked, rerender } = renderFeatured({ pages });
    await screen.findByRole('link', { name: 'Study 6' });
    rerender(<FeaturedArtifacts query={readCatalogueQuery('?q="study 4"')} limit={6} />);
    expect(await screen.findByRole('link', { name: 'Study 42' })).toBeTruthy();
    expect(titles()).toEqual(['Study 4', 'Study 40', 'Study 41', 'Study 42']);
    expect(asked).toHaveBeenCalledWith(2);
  });

  it('loads everything for another order than the newest update', async () => {
    renderFeatured({ pages: [numberedArtifacts(5, 21), numberedArtifacts(1, 4)] }, '?sort=title');
    expect(await screen.findByRole('link', { name: 'Study 1' })).toBeTruthy();
    expect(titles()).toEqual(['Study 1', 'Study 2', 'Study 3', 'Study 4', 'Study 5', 'Study 6']);
  });

  it('shows what has come while it looks for more', async () => {
    const rest = deferred<Artifact[]>();
    renderFeatured({ pages: [numberedArtifacts(1, 2), rest.promise] });
    expect(isAwaiting()).toBe(true);
    expect(await screen.findByRole('link', { name: 'Study 2' })).toBeTruthy();
    expect(isAwaiting()).toBe(false);
    rest.resolve(numberedArtifacts(3, 3));
    expect(await screen.findByRole('link', { name: 'Study 3' })).toBeTruthy();
  });

  it('says that there is nothing only once all has come', async () => {
    const rest = deferred<Artifact[]>();
    renderFeatured({ pages: [numberedArtifacts(1, 2), rest.promise] }, '?q=nowhere');
    await letComeWhatComes();
    expect(screen.queryByText('No artifacts found.')).toBeNull();
    expect(isAwaiting()).toBe(true);
    rest.resolve([]);
    expect(await screen.findByText('No artifacts found.')).toBeTruthy();
    expect(isAwaiting()).toBe(false);
  });

  it('says that the catalogue could not be loaded, and tries again', async () => {
    const repository = fakeRepository({ pages: [down] });
    const { user } = renderPart(<FeaturedArtifacts query={readCatalogueQuery('')} limit={6} />, {
      repository,
    });
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    expect(screen.queryByText('No artifacts found.')).toBeNull();
    repository.pages = [numberedArtifacts(1, 1)];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Study 1' })).toBeTruthy();
  });

  it('paints without badges, and loads no more of the catalogue while it awaits them', async () => {
    const holders = numberedArtifacts(1, 6).map(({ id }) => [id, ['reproducible']] as const);
    const { asked, release } = renderFeatured(
      {
        pages: [numberedArtifacts(1, 21), numberedArtifacts(22, 42)],
        badges: aBadgeCatalogue(Object.fromEntries(holders)),
        held: ['badges'],
      },
      '?badges=reproducible',
    );
    await letComeWhatComes();
    expect(asked.mock.calls).toEqual([[1]]);
    expect(screen.queryByText('No artifacts found.')).toBeNull();
    expect(isAwaiting()).toBe(true);
    release();
    expect(await screen.findByRole('link', { name: 'Study 6' })).toBeTruthy();
    expect(screen.getAllByText('reproducible')).toHaveLength(6);
    expect(asked.mock.calls).toEqual([[1]]);
  });

  it('finds nothing by badges that cannot be had', async () => {
    renderFeatured(
      { pages: [numberedArtifacts(1, 21)], failWith: { badges: down } },
      '?badges=reproducible',
    );
    expect(await screen.findByText('No artifacts found.')).toBeTruthy();
  });
});
