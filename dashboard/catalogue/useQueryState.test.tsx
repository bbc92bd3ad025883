import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeTimers, fakeTimers } from '../../tests/render/fakeTimers';
import { renderScreen, visit } from '../../tests/render/renderScreen';
import type { CatalogueQuery } from '../../src/domain/catalogue/catalogueQuery';
import { useQueryState } from './useQueryState';

const pause = 120;
const seen = vi.fn<(query: CatalogueQuery) => void>();
let timers: FakeTimers;

/** A list with a search box, a check box, and a link to another page. */
function List() {
  const [query, setQuery] = useQueryState();
  const { filters } = query;
  seen(query);
  return (
    <>
      <input
        aria-label="Search"
        value={filters.q}
        onChange={({ target }) => setQuery({ ...query, filters: { ...filters, q: target.value } })}
      />
      <label>
        <input
          type="checkbox"
          checked={filters.doi}
          onChange={() => setQuery({ ...query, filters: { ...filters, doi: !filters.doi } })}
        />
        Has DOI
      </label>
      <p>Tags: {filters.tags.join()}</p>
      <a href="#elsewhere" onClick={(event) => event.preventDefault()}>
        Away
      </a>
    </>
  );
}

beforeEach(() => {
  seen.mockClear();
  timers = fakeTimers();
});
afterEach(() => timers.restore());

const search = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
const address = () => window.location.search;
const latest = () => seen.mock.lastCall?.[0];

/** Types into the search box, letter by letter. */
function type(text: string) {
  for (const letter of text) {
    fireEvent.change(search(), { target: { value: search().value + letter } });
  }
}

describe('useQueryState', () => {
  it('reads the filters from the address', () => {
    renderScreen(<List />, '/artifacts?q=tcp&tags=edge,gpu&doi=1&sort=title');
    expect(latest()).toMatchObject({
      filters: { q: 'tcp', tags: ['edge', 'gpu'], doi: true, public: false },
      sort: 'title',
    });
    timers.pass(10 * pause);
    expect(address()).toBe('?q=tcp&tags=edge,gpu&doi=1&sort=title');
  });

  it('writes typed text once after a pause, without a new history entry', () => {
    renderScreen(<List />, '/artifacts');
    const entries = window.history.length;
    const replace = vi.spyOn(window.history, 'replaceState');
    for (const letter of 'tcp') {
      type(letter);
      timers.pass(pause - 1);
      expect(address()).toBe('');
    }
    timers.pass(1);
    expect(address()).toBe('?q=tcp');
    expect(window.location.pathname).toBe('/dashboard/artifacts');
    expect(replace).toHaveBeenCalledOnce();
    expect(window.history.length).toBe(entries);
    replace.mockRestore();
  });

  it('removes cleared filters from the address', () => {
    renderScreen(<List />, '/artifacts?doi=1');
    fireEvent.click(screen.getByRole('checkbox'));
    timers.pass(pause);
    expect(window.location.href).toBe('http://localhost:3000/dashboard/artifacts');
  });

  it('keeps unknown parameters', () => {
    renderScreen(<List />, '/artifacts?utm=a%20b&q=t&theme=dark');
    type('cp');
    timers.pass(pause);
    expect(address()).toBe('?utm=a%20b&q=tcp&theme=dark');
  });

  it('follows other changes of the address', () => {
    renderScreen(<List />, '/artifacts?q=tcp');
    visit('/artifacts?tags=edge');
    expect(search().value).toBe('');
    expect(screen.getByText('Tags: edge')).toBeTruthy();
    timers.pass(pause);
    expect(address()).toBe('?tags=edge');
  });

  it('follows them even if the address is one that it wrote before', () => {
    renderScreen(<List />, '/artifacts');
    type('tcp');
    timers.pass(pause);
    visit('/artifacts?q=other');
    expect(search().value).toBe('other');
    visit('/artifacts?q=tcp');
    expect(search().value).toBe('tcp');
  });

  it('prefers other changes of the address to unwritten text', () => {
    renderScreen(<List />, '/artifacts');
    type('tcp');
    visit('/artifacts?tags=edge');
    timers.pass(pause);
    expect(address()).toBe('?tags=edge');
    expect(search().value).toBe('');
    expect(screen.getByText('Tags: edge')).toBeTruthy();
  });

  it.each(['  ', "it's ", 'a"b<c>', '100 % sure', 'Zürich '])(
    'does not read back what it wrote itself: %j',
    (text) => {
      renderScreen(<List />, '/artifacts?q=a');
      fireEvent.change(search(), { target: { value: text } });
      const typed = latest();
      timers.pass(pause);
      expect(address()).not.toBe('?q=a');
      expect(search().value).toBe(text);
      expect(latest()).toBe(typed);
    },
  );

  it('writes at once when a link is clicked, for the way back', () => {
    renderScreen(<List />, '/artifacts');
    type('tcp');
    fireEvent.click(screen.getByText('Away'));
    expect(address()).toBe('?q=tcp');
  });

  it('writes at once when the page is left', () => {
    renderScreen(<List />, '/artifacts');
    type('tcp');
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
    });
    expect(address()).toBe('?q=tcp');
  });

  it('does not write during other clicks, or checkboxes would lose the click', () => {
    renderScreen(<List />, '/artifacts');
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Has DOI' });
    type('tcp');
    for (const isTicked of [true, false, true]) {
      fireEvent.click(box);
      expect(box.checked).toBe(isTicked);
      expect(address()).toBe('');
    }
    timers.pass(pause);
    expect(address()).toBe('?q=tcp&doi=1');
    expect(box.checked).toBe(true);
  });

  it('writes nothing into another screen', () => {
    const { rerender } = renderScreen(<List />, '/artifacts');
    type('tcp');
    rerender(<p>Another screen</p>);
    timers.pass(pause);
    expect(address()).toBe('');
  });
});
