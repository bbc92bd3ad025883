import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBadgeCatalogue } from '../../../../tests/builders/aBadgeCatalogue';
import { awkwardArtifacts } from '../../../../tests/builders/awkwardArtifacts';
import { numberedArtifacts } from '../../../../tests/builders/numberedArtifacts';
import { deferred } from '../../../../tests/fakes/deferred';
import { type FakeRepositoryOptions, fakeRepository } from '../../../../tests/fakes/fakeRepository';
import { type FakeLayout, fakeLayout } from '../../../../tests/render/fakeLayout';
import { renderPart } from '../../../../tests/render/renderPart';
import type { Artifact } from '../../../domain/artifact/artifact';
import { displayTitle } from '../../../domain/artifact/derivedValues';
import { CallError } from '../../../domain/errors/callError';
import { readCatalogueQuery } from '../../../domain/catalogue/catalogueQuery';
import { ArtifactCatalogue } from './ArtifactCatalogue';

const down = new CallError('network', 'down');
let layout: FakeLayout;

beforeEach(() => {
  layout = fakeLayout();
});
afterEach(() => layout.restore());

function Page({ search = '' }: { search?: string }) {
  const [query, setQuery] = useState(() => readCatalogueQuery(search));
  return <ArtifactCatalogue query={query} onQueryChange={setQuery} />;
}

function renderCatalogue(options: FakeRepositoryOptions, search?: string) {
  const repository = fakeRepository(options);
  return { repository, ...renderPart(<Page search={search} />, { repository }) };
}

const titles = () => screen.queryAllByRole('article').map((card) => titleOf(card));
const titleOf = (card: HTMLElement) => card.querySelector('h3')?.textContent;
const count = () => screen.getByRole('heading', { level: 2 }).textContent;
const isSpinning = () => screen.queryByRole('img', { name: 'Loading' }) !== null;
const tryAgain = () => screen.getByRole('button', { name: 'Try again' });

/** Waits for this count. */
const findCount = (text: string) => screen.findByRole('heading', { level: 2, name: text });

describe('ArtifactCatalogue, while it loads', () => {
  it('paints the first page while the rest is awaited, and counts what has come', async () => {
    const rest = deferred<Artifact[]>();
    renderCatalogue({ pages: [numberedArtifacts(1, 3), rest.promise] });
    expect(await screen.findByRole('link', { name: 'Study 3' })).toBeTruthy();
    expect(count()).toBe('Displaying 3 of 3 artifacts');
    expect(isSpinning()).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('');

    rest.resolve(numberedArtifacts(4, 5));
    expect(await screen.findByRole('link', { name: 'Study 5' })).toBeTruthy();
    expect(count()).toBe('Displaying 5 of 5 artifacts');
    expect(isSpinning()).toBe(false);
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Displaying 5 of 5 artifacts'),
    );
  });

  it('filters what has come, and what comes', async () => {
    const rest = deferred<Artifact[]>();
    renderCatalogue({ pages: [numberedArtifacts(9, 10), rest.promise] }, '?q=study 1');
    expect(await screen.findByRole('link', { name: 'Study 10' })).toBeTruthy();
    expect(count()).toBe('Displaying 1 of 2 artifacts');
    rest.resolve(numberedArtifacts(11, 13));
    await findCount('Displaying 4 of 5 artifacts');
    expect(titles()).toEqual(['Study 10', 'Study 11', 'Study 12', 'Study 13']);
  });

  it('does not call the catalogue empty before it has all come', async () => {
    const [first, rest] = [deferred<Artifact[]>(), deferred<Artifact[]>()];
    renderCatalogue({ pages: [first.promise, rest.promise] }, '?q=nowhere');
    expect(count()).toBe('Artifacts');
    expect(screen.getByRole('button', { name: 'Export artifacts' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Public' }).parentElement?.textContent).toBe(
      'Public',
    );
    expect(screen.queryByText('No artifacts found.')).toBeNull();
    first.resolve(numberedArtifacts(1, 2));
    await screen.findByText('Displaying 0 of 2 artifacts');
    expect(isSpinning()).toBe(true);
    expect(screen.queryByText('No artifacts found.')).toBeNull();
    rest.resolve([]);
    expect(await screen.findByText('No artifacts found.')).toBeTruthy();
    expect(isSpinning()).toBe(false);
  });

  it('writes large numbers with separators', async () => {
    renderCatalogue({ pages: [numberedArtifacts(1, 1200)] });
    await findCount('Displaying 1,200 of 1,200 artifacts');
  });

  it('holds few cards of many in the page', async () => {
    renderCatalogue({ pages: [numberedArtifacts(1, 1000)] });
    await findCount('Displaying 1,000 of 1,000 artifacts');
    expect(titles().length).toBeLessThanOrEqual(18);
  });
});

describe('ArtifactCatalogue, when nothing is left', () => {
  it('says so of an empty catalogue, with nothing to clear', async () => {
    renderCatalogue({ pages: [[]] });
    expect(await screen.findByText('No artifacts found.')).toBeTruthy();
    expect(count()).toBe('Displaying 0 of 0 artifacts');
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
    expect(screen.queryByText(/filters/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers to clear the filters, and leads the focus back to the count', async () => {
    const { user } = renderCatalogue({ pages: [numberedArtifacts(1, 2)] }, '?q=nowhere');
    const message = (await screen.findByText(/^Nothing matches all of these filters/))
      .parentElement;
    expect(message?.textContent).toContain('No artifacts found.');
    await user.click(message?.querySelector('button') as HTMLElement);
    await findCount('Displaying 2 of 2 artifacts');
    expect(screen.queryByText('No artifacts found.')).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 })),
    );
  });
});

describe('ArtifactCatalogue, when the catalogue fails', () => {
  it('says so in place of the cards, and tries again when it is told to', async () => {
    const { repository, user } = renderCatalogue({ pages: [down] }, '?q=study');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The artifacts could not be loaded');
    expect(alert.textContent).toContain('The catalogue did not respond.');
    expect(alert.textContent).toContain('Your search and filters are kept.');
    expect(screen.queryByText('No artifacts found.')).toBeNull();
    expect(isSpinning()).toBe(false);
    expect(screen.queryByText(/^Displaying/)).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');

    repository.pages = [numberedArtifacts(1, 2)];
    await user.click(tryAgain());
    expect(await screen.findByRole('link', { name: 'Study 2' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('study');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 })),
    );
  });

  it('says so anew when it fails again', async () => {
    const { repository, user } = renderCatalogue({ pages: [down] });
    await screen.findByRole('alert');
    repository.pages = [new CallError('refused', 'x', 503)];
    await user.click(tryAgain());
    expect(await screen.findByText(/error \(503\)/)).toBeTruthy();
  });

  it('keeps what came before a later page failed, and goes on behind it', async () => {
    const { repository, user } = renderCatalogue({ pages: [numberedArtifacts(1, 2), down] });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The rest of the artifacts could not be loaded.');
    expect(titles()).toEqual(['Study 1', 'Study 2']);
    expect(count()).toBe('Displaying 2 of 2 artifacts');
    expect(isSpinning()).toBe(false);

    repository.pages[1] = numberedArtifacts(3, 4);
    await user.click(tryAgain());
    await findCount('Displaying 4 of 4 artifacts');
    expect(titles()).toEqual(['Study 1', 'Study 2', 'Study 3', 'Study 4']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps its words in their place while it tries again, so that nothing moves under a second press', async () => {
    const rest = deferred<Artifact[]>();
    const { repository, user } = renderCatalogue({ pages: [numberedArtifacts(1, 2), down] });
    await screen.findByRole('alert');
    repository.pages[1] = rest.promise;
    await user.click(tryAgain());
    expect(screen.getByRole('alert').textContent).toBe(
      'The rest of the artifacts could not be loaded. The catalogue did not respond. Trying again …',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    rest.resolve(numberedArtifacts(3, 4));
    await findCount('Displaying 4 of 4 artifacts');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not call the catalogue empty when what came does not match', async () => {
    renderCatalogue({ pages: [numberedArtifacts(1, 2), down] }, '?q=nowhere');
    await screen.findByRole('alert');
    expect(count()).toBe('Displaying 0 of 2 artifacts');
    expect(screen.queryByText('No artifacts found.')).toBeNull();
  });

  it('mentions damaged entries and shows the others', async () => {
    const problems = ['artifacts[1] is not an object.', 'artifacts[2] has no title.'];
    renderCatalogue({ pages: [{ artifacts: numberedArtifacts(1, 1), problems }] });
    const note = await screen.findByText(/2 entries of the catalogue are damaged/);
    expect(note.title).toBe(problems.join('\n'));
    expect(titles()).toEqual(['Study 1']);
  });

  it('mentions a single damaged entry as one', async () => {
    renderCatalogue({ pages: [{ artifacts: [], problems: ['artifacts[0] is not an object.'] }] });
    expect(await screen.findByText(/^One entry of the catalogue is damaged/)).toBeTruthy();
  });
});

describe('ArtifactCatalogue and its decorations', () => {
  const [first] = numberedArtifacts(1, 1) as [Artifact];
  const badges = aBadgeCatalogue({ [first.id]: ['reproducible'] });
  const onCards = (text: string) =>
    screen.queryAllByText(text).filter((element) => element.closest('article')).length;

  it('paints cards while badges and tags are awaited, and adds them when they come', async () => {
    const { repository } = renderCatalogue({
      pages: [numberedArtifacts(1, 2)],
      badges,
      tags: ['edge'],
      held: ['badges', 'tags'],
    });
    await findCount('Displaying 2 of 2 artifacts');
    expect(titles()).toEqual(['Study 1', 'Study 2']);
    expect(onCards('reproducible')).toBe(0);
    expect(screen.queryByRole('checkbox', { name: 'edge' })).toBeNull();
    repository.release();
    expect(await screen.findByRole('checkbox', { name: 'edge' })).toBeTruthy();
    expect(await screen.findByRole('checkbox', { name: 'reproducible' })).toBeTruthy();
    expect(onCards('reproducible')).toBe(1);
  });

  it('paints cards without a word where badges and tags cannot be had', async () => {
    renderCatalogue({
      pages: [numberedArtifacts(1, 2)],
      failWith: { badges: down, tags: down },
    });
    await findCount('Displaying 2 of 2 artifacts');
    expect(titles()).toEqual(['Study 1', 'Study 2']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not say that no artifact has a badge before the badges have come', async () => {
    const { repository } = renderCatalogue(
      { pages: [numberedArtifacts(1, 2)], badges, held: ['badges'] },
      '?badges=reproducible',
    );
    await screen.findByText('Displaying 0 of 2 artifacts');
    expect(isSpinning()).toBe(true);
    expect(screen.queryByText('No artifacts found.')).toBeNull();
    repository.release();
    await findCount('Displaying 1 of 2 artifacts');
    expect(titles()).toEqual(['Study 1']);
    expect(isSpinning()).toBe(false);
  });

  it('says why nothing has a badge where the badges cannot be had', async () => {
    renderCatalogue(
      { pages: [numberedArtifacts(1, 2)], failWith: { badges: down } },
      '?badges=reproducible',
    );
    expect(await screen.findByText(/The badges could not be loaded/)).toBeTruthy();
  });

  it('shows every awkward artifact, one after the other', async () => {
    const awkward = awkwardArtifacts();
    layout.restore();
    // With rows this low, all of them fit into the viewport.
    layout = fakeLayout({ height: 10 });
    const { container } = renderCatalogue({ pages: [awkward] });
    await findCount(`Displaying ${awkward.length} of ${awkward.length} artifacts`);
    expect(titles()).toEqual(awkward.map(displayTitle));
    expect(container.querySelector('script, img, iframe')).toBeNull();
  });
});
