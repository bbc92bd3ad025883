import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anEmptyArtifact } from '../../../../tests/builders/anArtifact';
import { anAuthor } from '../../../../tests/builders/anAuthor';
import { type FakeLayout, fakeLayout } from '../../../../tests/render/fakeLayout';
import { renderPart } from '../../../../tests/render/renderPart';
import { readCatalogueQuery } from '../../../domain/catalogue/catalogueQuery';
import { ArtifactCatalogue } from './ArtifactCatalogue';

const artifacts = [
  anEmptyArtifact({ id: '1', title: 'Queues', longDescription: 'About **latency** of disks.' }),
  anEmptyArtifact({ id: '2', title: 'Measuring latency', tags: ['latency'] }),
  anEmptyArtifact({
    id: '3',
    title: 'Fabric',
    authors: [anAuthor({ fullName: 'Jürgen Latency', affiliation: '', email: '' })],
  }),
];

let layout: FakeLayout;
beforeEach(() => {
  layout = fakeLayout();
});
afterEach(() => layout.restore());

function List({ search }: { search: string }) {
  const [query, setQuery] = useState(() => readCatalogueQuery(search));
  return <ArtifactCatalogue query={query} onQueryChange={setQuery} artifacts={artifacts} />;
}
const show = (search = '') => renderPart(<List search={search} />);
const titles = () =>
  within(document.body)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

describe('a search in the list', () => {
  it('puts the best match first, and offers that order only then', async () => {
    show();
    const sort = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    expect(within(sort()).queryByRole('option', { name: 'Best match' })).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'latency');
    await waitFor(() => expect(titles()[0]).toBe('Measuring latency'));
    expect(sort().selectedOptions[0]?.textContent).toBe('Best match');
    await userEvent.clear(screen.getByRole('searchbox'));
    expect(sort().selectedOptions[0]?.textContent).toBe('Recently updated');
  });

  it('keeps the order that the user chose', async () => {
    show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Title');
    await userEvent.type(screen.getByRole('searchbox'), 'latency');
    await waitFor(() => expect(titles()).toEqual(['Fabric', 'Measuring latency', 'Queues']));
  });

  it('marks what it found, and says where else it found something', async () => {
    show('?q=LATENCY');
    await waitFor(() => expect(marks()).toEqual(['latency', 'latency', 'Latency']));
    expect(screen.getByText('Found in the description')).toBeTruthy();
    expect(screen.getByText('Latency').closest('p')?.textContent).toBe('Jürgen Latency');
    expect(screen.queryByText(/^Found in author/)).toBeNull();
    await userEvent.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(marks()).toEqual([]));
    expect(screen.queryByText(/^Found in/)).toBeNull();
  });

  it('offers the word that was meant', async () => {
    show('?q=latancy');
    await userEvent.click(await screen.findByRole('button', { name: 'latency' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('latency');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  });

  it('leads to what can be typed when nothing is found', async () => {
    show('?q=xyzzy');
    const link = await screen.findByRole('link', { name: 'How to search' });
    expect(link.getAttribute('href')).toMatch(/\/about#search$/);
  });

  it('offers to remove filters, with what that gives', async () => {
    show('?q=measuring&doi=1');
    const without = await screen.findByRole('button', { name: 'Without “Has DOI”: 1 artifact' });
    expect(screen.queryByRole('button', { name: /^Without the search text/ })).toBeNull();
    await userEvent.click(without);
    await waitFor(() => expect(titles()).toEqual(['Measuring latency']));
  });
});

describe('the search tips', () => {
  it('open below the search box and close by Escape, which keeps the focus', async () => {
    show();
    const button = screen.getByRole('button', { name: 'Search tips' });
    await userEvent.click(button);
    const tips = screen.getByRole('region', { name: 'Search tips' });
    expect(await within(tips).findByText('author:"Wei-Han Lin"')).toBeTruthy();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Search tips' })).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('close when the focus goes elsewhere', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Search tips' }));
    await userEvent.click(screen.getByRole('searchbox'));
    expect(screen.queryByRole('region', { name: 'Search tips' })).toBeNull();
  });
});
