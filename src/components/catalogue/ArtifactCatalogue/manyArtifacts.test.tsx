import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anEmptyArtifact } from '../../../../tests/builders/anArtifact';
import { type FakeLayout, fakeLayout } from '../../../../tests/render/fakeLayout';
import { renderPart } from '../../../../tests/render/renderPart';
import { readCatalogueQuery } from '../../../domain/catalogue/catalogueQuery';
import { mostSearched } from '../../../domain/catalogue/matches';
import { ArtifactCatalogue } from './ArtifactCatalogue';

const artifacts = Array.from({ length: mostSearched + 1 }, (_, index) =>
  anEmptyArtifact({ id: `${index}`, title: index < mostSearched ? 'Even' : 'Odd' }),
);

let layout: FakeLayout;
beforeEach(() => {
  layout = fakeLayout();
});
afterEach(() => layout.restore());

function List({ count }: { count: number }) {
  const [query, setQuery] = useState(() => readCatalogueQuery(''));
  return (
    <ArtifactCatalogue query={query} onQueryChange={setQuery} artifacts={artifacts.slice(-count)} />
  );
}

const count = () => screen.getByRole('heading', { level: 2 }).firstChild?.textContent;
const remark = () => screen.queryByText(/^This catalogue is large/)?.textContent;

describe('a list of very many artifacts', () => {
  it('says that only the first ones are searched', async () => {
    renderPart(<List count={mostSearched + 1} />);
    expect(count()).toBe('Displaying 10,000 of 10,001 artifacts');
    expect(remark()).toBe(
      'This catalogue is large. Only the first 10,000 artifacts in this order are searched.',
    );
    await userEvent.type(screen.getByRole('searchbox'), 'odd');
    expect(await screen.findByText('No artifacts found.')).toBeTruthy();
  });

  it('has no remark while all are searched', async () => {
    renderPart(<List count={mostSearched} />);
    expect(count()).toBe('Displaying 10,000 of 10,000 artifacts');
    expect(remark()).toBeUndefined();
    await userEvent.type(screen.getByRole('searchbox'), 'odd');
    expect(await screen.findByRole('heading', { name: 'Odd' })).toBeTruthy();
  });
});
