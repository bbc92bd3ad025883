import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aConfiguration } from '../../../../tests/builders/aConfiguration';
import { numberedArtifacts } from '../../../../tests/builders/numberedArtifacts';
import { fakeRepository } from '../../../../tests/fakes/fakeRepository';
import { type FakeLayout, fakeLayout } from '../../../../tests/render/fakeLayout';
import { renderPart } from '../../../../tests/render/renderPart';
import { readCatalogueQuery } from '../../../domain/catalogue/catalogueQuery';
import { ArtifactCatalogue, type ArtifactCatalogueProps } from './ArtifactCatalogue';

let layout: FakeLayout;
beforeEach(() => {
  layout = fakeLayout();
});
afterEach(() => layout.restore());

function show(props: Partial<ArtifactCatalogueProps>, search = '', dashboardUrl?: string) {
  const repository = fakeRepository({
    pages: [numberedArtifacts(1, 6), numberedArtifacts(7, 12), numberedArtifacts(13, 18)],
  });
  const query = readCatalogueQuery(search);
  const page = <ArtifactCatalogue query={query} onQueryChange={() => undefined} {...props} />;
  renderPart(page, {
    repository,
    ...(dashboardUrl === undefined ? {} : { configuration: aConfiguration({ dashboardUrl }) }),
  });
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent);
const findCount = (name: string) => screen.findByRole('heading', { level: 2, name });
const isSpinning = () => screen.queryByRole('img', { name: 'Loading' }) !== null;

describe('ArtifactCatalogue in a page of somebody else', () => {
  it('lists what it is given instead of the catalogue, and filters it', async () => {
    show({ artifacts: numberedArtifacts(40, 42) }, '?q=41');
    await findCount('Displaying 1 of 3 artifacts');
    expect(titles()).toEqual(['Study 41']);
    expect(isSpinning()).toBe(false);
  });

  it('says that there is nothing in an empty list', async () => {
    show({ artifacts: [] });
    expect(await screen.findByText('No artifacts found.')).toBeTruthy();
  });

  it('shows no more than its limit, and still loads all that filters count', async () => {
    show({ limit: 2 });
    await findCount('Displaying 2 of 18 artifacts');
    expect(titles()).toEqual(['Study 1', 'Study 2']);
  });

  it('is nothing but cards where it is bare', async () => {
    show({ isBare: true, limit: 8 });
    await findCount('8 artifacts');
    expect(titles()).toHaveLength(8);
    expect(isSpinning()).toBe(false);
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('loads all where the order is not the catalogue’s own', async () => {
    show({ isBare: true, limit: 1 }, '?sort=title');
    await findCount('1 artifact');
    expect(titles()).toEqual(['Study 1']);
  });

  it('offers nothing to clear where nobody can filter', async () => {
    show({ isBare: true }, '?q=nowhere');
    expect(await screen.findByText('No artifacts found.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has no links where there is no dashboard', async () => {
    show({}, '?owned=1', '');
    expect(await screen.findByText('No artifacts found.')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
