import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBadgeCatalogue } from '../../../../tests/builders/aBadgeCatalogue';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { numberedArtifacts } from '../../../../tests/builders/numberedArtifacts';
import { type FakeLayout, fakeLayout } from '../../../../tests/render/fakeLayout';
import { providerOf, renderPart } from '../../../../tests/render/renderPart';
import type { Artifact } from '../../../domain/artifact/artifact';
import { noBadges } from '../../../domain/artifact/badges/badge';
import { WindowedGrid } from './WindowedGrid';

let layout: FakeLayout;

beforeEach(() => {
  layout = fakeLayout();
});
afterEach(() => {
  layout.restore();
  window.scrollY = 0;
});

function grid(artifacts: Artifact[], badges = noBadges) {
  return <WindowedGrid artifacts={artifacts} badges={badges} />;
}

const titles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const cardsInFirstRow = () => document.querySelectorAll('[data-index="0"] article').length;

function scrollTo(offset: number) {
  act(() => {
    window.scrollY = offset;
    fireEvent.scroll(window);
  });
}

describe('WindowedGrid', () => {
  it.each([
    [320, 1],
    [543, 1],
    [544, 2],
    [959, 2],
    [960, 3],
    [2000, 3],
  ])('puts, %i pixels wide, %i in a row', (width, columns) => {
    layout.resize(width);
    renderPart(grid(numberedArtifacts(1, 9)));
    expect(cardsInFirstRow()).toBe(columns);
    expect(titles().slice(0, 3)).toEqual(['Study 1', 'Study 2', 'Study 3']);
  });

  it('says the place of each card in the whole list', () => {
    renderPart(grid(numberedArtifacts(1, 74)));
    const places = screen
      .getAllByRole('article')
      .map((card) => [card.getAttribute('aria-posinset'), card.getAttribute('aria-setsize')]);
    expect(places.slice(0, 3)).toEqual([
      ['1', '74'],
      ['2', '74'],
      ['3', '74'],
    ]);
    scrollTo(3000);
    const [first] = screen.getAllByRole('article');
    expect(Number(first?.getAttribute('aria-posinset'))).toBeGreaterThan(20);
  });

  it('arranges its cards anew when its place changes', () => {
    renderPart(grid(numberedArtifacts(1, 9)));
    expect(cardsInFirstRow()).toBe(3);
    layout.resize(600);
    expect(cardsInFirstRow()).toBe(2);
    layout.resize(300);
    expect(cardsInFirstRow()).toBe(1);
  });

  it('holds the last row though it is not full', () => {
    renderPart(grid(numberedArtifacts(1, 7)));
    expect(titles()).toHaveLength(7);
  });

  it('holds no more of a thousand cards than the viewport needs', () => {
    const { container } = renderPart(grid(numberedArtifacts(1, 1000)));
    expect(titles()[0]).toBe('Study 1');
    expect(titles().length).toBeGreaterThanOrEqual(9);
    expect(titles().length).toBeLessThanOrEqual(18);
    // 334 rows of 350 pixels: the page has the height of all rows.
    expect((container.firstElementChild as HTMLElement).style.height).toBe('116900px');
  });

  it('brings the cards that are scrolled to and lets the others go', () => {
    renderPart(grid(numberedArtifacts(1, 1000)));
    scrollTo(100 * 350);
    expect(titles()).toContain('Study 301');
    expect(titles()).not.toContain('Study 1');
    expect(titles().length).toBeLessThanOrEqual(18);
    scrollTo(334 * 350);
    expect(titles()).toContain('Study 1000');
  });

  it('keeps the card with the focus and its neighbours while the user scrolls away', async () => {
    const { user } = renderPart(grid(numberedArtifacts(1, 1000)));
    const link = screen.getByRole('link', { name: 'Study 3' });
    act(() => link.focus());
    scrollTo(100 * 350);
    expect(document.activeElement).toBe(link);
    expect(titles().slice(0, 6)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `Study ${number}`));
    expect(titles()).toContain('Study 301');
    expect(titles()).not.toContain('Study 7');
    expect(titles().length).toBeLessThanOrEqual(24);
    expect(link.closest('article')?.getAttribute('aria-posinset')).toBe('3');
    // The rows that are not in the document leave their height.
    const next = screen.getByRole('heading', { name: titles()[6] }).closest('[data-index]');
    const row = Number(next?.getAttribute('data-index'));
    expect((next as HTMLElement).style.marginTop).toBe(`${(row - 2) * 350}px`);
    expect((next?.parentElement as HTMLElement).style.transform).toBe('translateY(0px)');

    await user.tab();
    expect(link.closest('article')?.contains(document.activeElement)).toBe(true);
    act(() => (document.activeElement as HTMLElement).blur());
    scrollTo(200 * 350);
    expect(titles()).not.toContain('Study 3');
  });

  it('keeps the card with the focus above rows that are gone, too', async () => {
    renderPart(grid(numberedArtifacts(1, 1000)));
    scrollTo(100 * 350);
    const link = screen.getByRole('link', { name: 'Study 302' });
    act(() => link.focus());
    scrollTo(0);
    expect(document.activeElement).toBe(link);
    expect(titles()[0]).toBe('Study 1');
    expect(titles().at(-1)).toBe('Study 303');
    expect(link.closest('article')?.getAttribute('aria-posinset')).toBe('302');
  });

  it('keeps the card with the focus when the list changes', async () => {
    const artifacts = numberedArtifacts(1, 1000);
    const { rerender } = renderPart(grid(artifacts));
    const link = screen.getByRole('link', { name: 'Study 2' });
    act(() => link.focus());
    rerender(grid([...artifacts.slice(600), ...artifacts.slice(0, 600)]));
    expect(document.activeElement).toBe(link);
    expect(link.closest('article')?.getAttribute('aria-posinset')).toBe('402');
  });

  it('shows every artifact once, whether it has an id or not', () => {
    layout.resize(300);
    const nameless = ['Alpha', 'Beta', 'Gamma'].map((title) => anArtifact({ id: '', title }));
    const { rerender } = renderPart(grid(nameless));
    expect(titles()).toEqual(['Alpha', 'Beta', 'Gamma']);
    rerender(grid([...numberedArtifacts(1, 1), ...nameless.slice(1)]));
    expect(titles()).toEqual(['Study 1', 'Beta', 'Gamma']);
  });

  it('shows each artifact with the badges that it holds', () => {
    const [first, second] = numberedArtifacts(1, 2) as [Artifact, Artifact];
    const badges = aBadgeCatalogue({ [second.id]: ['reproducible', 'unknown'] });
    renderPart(grid([first, second], badges));
    expect(screen.getByText('reproducible').closest('article')?.textContent).toContain('Study 2');
  });
});

describe('a grid that a server rendered', () => {
  const Frame = providerOf();
  const page = grid(numberedArtifacts(1, 30));
  let host: HTMLElement;
  let root: Root | undefined;
  const ownTitles = () => [...host.querySelectorAll('h3')];

  beforeEach(() => {
    host = document.createElement('div');
    host.innerHTML = renderToString(<Frame>{page}</Frame>);
    document.body.append(host);
  });
  afterEach(async () => {
    await act(async () => root?.unmount());
    host.remove();
  });

  it('has all its cards, without inline styles', () => {
    expect(ownTitles()).toHaveLength(30);
    expect(host.querySelector('[style]')).toBeNull();
  });

  it('keeps the elements near the window, and the height of all rows', async () => {
    const first = ownTitles().slice(0, 3);
    const failed = vi.fn();
    await act(async () => {
      root = hydrateRoot(host, <Frame>{page}</Frame>, { onRecoverableError: failed });
    });
    expect(failed).not.toHaveBeenCalled();
    expect(ownTitles().slice(0, 3)).toEqual(first);
    expect(first.every((title) => title.isConnected)).toBe(true);
    expect(ownTitles().length).toBeLessThan(30);
    const [grid] = host.querySelectorAll<HTMLElement>('[style*="height"]');
    expect(grid?.style.height).toBe(`${10 * 350}px`);
  });
});
