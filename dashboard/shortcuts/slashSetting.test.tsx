import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchField } from '../../src/components/filters/CatalogueFilters/SearchField';

const name = 'trovi.slash';
const box = () => screen.getByRole('searchbox', { name: 'Search artifacts' });

/** The search box in a tab that has just been opened. */
async function openTab() {
  cleanup();
  vi.resetModules();
  const { turnSlashShortcut, useSlashShortcut } = await import('./slashSetting');
  function Search() {
    return <SearchField value="" onChange={() => undefined} hasShortcut={useSlashShortcut()} />;
  }
  render(<Search />);
  return {
    turn: (on: boolean) => act(() => turnSlashShortcut(on)),
    /** Whether `/` moves the focus to the search box. */
    press: async () => {
      box().blur();
      await userEvent.keyboard('/');
      return document.activeElement === box();
    },
  };
}

/** Fires the event that a tab receives when another one changes the storage. */
const hear = (key: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('the shortcut /', () => {
  it('works until it is turned off, and again when it is turned on', async () => {
    const { press, turn } = await openTab();
    expect(await press()).toBe(true);
    turn(false);
    expect(await press()).toBe(false);
    expect(box().getAttribute('aria-keyshortcuts')).toBeNull();
    turn(true);
    expect(await press()).toBe(true);
  });

  it('stays off in later visits, and stores nothing while it is on', async () => {
    const first = await openTab();
    expect(localStorage).toHaveLength(0);
    first.turn(false);
    const later = await openTab();
    expect(await later.press()).toBe(false);
    later.turn(true);
    expect(localStorage).toHaveLength(0);
  });

  it('follows other tabs', async () => {
    const { press } = await openTab();
    localStorage.setItem(name, 'off');
    hear('another name');
    expect(await press()).toBe(true);
    hear(name);
    expect(await press()).toBe(false);
    localStorage.clear();
    hear(null);
    expect(await press()).toBe(true);
  });

  it('can be turned off where nothing can be stored, until the page is left', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Access is denied.', 'SecurityError');
      });
    }
    const { press, turn } = await openTab();
    expect(await press()).toBe(true);
    turn(false);
    expect(await press()).toBe(false);
    turn(true);
    expect(await press()).toBe(true);
  });
});
