import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBadgeCatalogue } from '../../../../tests/builders/aBadgeCatalogue';
import { type FakeLayout, fakeLayout } from '../../../../tests/render/fakeLayout';
import { aUser } from '../../../../tests/builders/aUser';
import { fakeSession } from '../../../../tests/fakes/fakeSession';
import { renderPart } from '../../../../tests/render/renderPart';
import { countFacets } from '../../../domain/catalogue/facets';
import { type ArtifactFilters, noFilters } from '../../../domain/catalogue/filters';
import { CatalogueFilters } from './CatalogueFilters';

const { badges } = aBadgeCatalogue();
const noCounts = countFacets([], aBadgeCatalogue());
let layout: FakeLayout;
const changed = vi.fn<(filters: ArtifactFilters) => void>();
/** The filters after the last change. */
const filters = () => changed.mock.lastCall?.[0];

beforeEach(() => {
  changed.mockClear();
  layout = fakeLayout();
});
afterEach(() => layout.restore());

function Bar({ initially = noFilters }: { initially?: ArtifactFilters }) {
  const [current, setCurrent] = useState(initially);
  const change = (next: ArtifactFilters) => {
    setCurrent(next);
    changed(next);
  };
  return (
    <CatalogueFilters
      filters={current}
      onChange={change}
      tags={['edge', 'gpu']}
      badges={badges}
      facets={{ ...noCounts, doi: 1234, badges: new Map([['reproducible', 7]]) }}
    />
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const namesIn = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('checkbox')
    .map((option) => option.getAttribute('aria-label'));

describe('CatalogueFilters', () => {
  it('is one search landmark with the sections of the list', () => {
    renderPart(<Bar />);
    // Testing Library does not know the role of `search` yet.
    expect(screen.getByLabelText('Search and filter').tagName).toBe('SEARCH');
    expect(namesIn('Tags')).toEqual(['edge', 'gpu']);
    expect(namesIn('Badges')).toEqual(['chameleon', 'reproducible', 'educational']);
    expect(namesIn('Show only')).toEqual(['Public', 'Is collection', 'Has DOI']);
  });

  it('offers a signed-in user their own artifacts', () => {
    renderPart(<Bar />, { session: fakeSession(aUser()) });
    expect(namesIn('Show only')).toEqual(['Public', 'Is collection', 'Has DOI', 'My Artifacts']);
  });

  it('lets an anonymous visitor take away a filter of a link', () => {
    renderPart(<Bar initially={{ ...noFilters, owned: true }} />);
    expect(box('My Artifacts').checked).toBe(true);
  });

  it('shows badges with their icons and without links', () => {
    renderPart(<Bar />);
    const group = screen.getByRole('group', { name: 'Badges' });
    expect(group.querySelectorAll('svg')).toHaveLength(3);
    expect(within(group).queryByRole('link')).toBeNull();
  });

  it.each<[string, Partial<ArtifactFilters>]>([
    ['edge', { tags: ['edge'] }],
    ['reproducible', { badges: ['reproducible'] }],
    ['My Artifacts', { owned: true }],
    ['Public', { public: true }],
    ['Is collection', { collection: true }],
    ['Has DOI', { doi: true }],
  ])('ticks and unticks %s alone', async (name, expected) => {
    renderPart(<Bar />, { session: fakeSession(aUser()) });
    await userEvent.click(box(name));
    expect(filters()).toEqual({ ...noFilters, ...expected });
    expect(box(name).checked).toBe(true);
    await userEvent.click(box(name));
    expect(filters()).toEqual(noFilters);
    expect(box(name).checked).toBe(false);
  });

  it('adds one filter to another', async () => {
    renderPart(<Bar />);
    for (const name of ['gpu', 'edge', 'chameleon', 'Has DOI']) await userEvent.click(box(name));
    await userEvent.type(screen.getByRole('searchbox'), 'tcp');
    expect(filters()).toEqual({
      ...noFilters,
      q: 'tcp',
      tags: ['gpu', 'edge'],
      badges: ['chameleon'],
      doi: true,
    });
  });

  it('says beside each filter how many it would leave', () => {
    renderPart(<Bar />);
    const countOf = (name: string) =>
      document.getElementById(box(name).getAttribute('aria-describedby') ?? '')?.textContent;
    expect(countOf('Has DOI')).toBe('1,234');
    expect(countOf('reproducible')).toBe('7');
    expect(countOf('educational')).toBe('0');
  });

  it('unfolds on phones behind a button that counts what is ticked', async () => {
    renderPart(<Bar initially={{ ...noFilters, q: 'tcp', tags: ['edge', 'gpu'], doi: true }} />);
    const button = screen.getByRole('button', { name: 'Filters 3' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });

  it('counts nothing on the button while nothing is ticked', () => {
    renderPart(<Bar initially={{ ...noFilters, q: 'tcp' }} />);
    expect(screen.getByRole('button', { name: 'Filters' })).toBeTruthy();
  });
});
