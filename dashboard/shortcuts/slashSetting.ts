import { useSyncExternalStore } from 'react';

/** Name in local storage. It is stored only while the shortcut is off. */
const name = 'trovi.slash';
const off = 'off';

const listeners = new Set<() => void>();
let isOn = readStored();

function readStored(): boolean {
  try {
    return localStorage.getItem(name) !== off;
  } catch {
    return true;
  }
}

function change(next: boolean): void {
  isOn = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Another tab has changed the setting, or cleared the storage.
window.addEventListener('storage', ({ key }) => {
  if (key === name || key === null) change(readStored());
});

const isOnNow = () => isOn;

/**
 * Whether `/` moves the focus to the search box of the list, and `?` shows the shortcuts. Users can
 * turn both off.
 */
export function useSlashShortcut(): boolean {
  return useSyncExternalStore(subscribe, isOnNow, () => true);
}

/**
 * Turns both shortcuts on or off, in all tabs. If the browser stores nothing, the setting applies
 * until the user leaves the page.
 */
export function turnSlashShortcut(on: boolean): void {
  try {
    if (on) localStorage.removeItem(name);
    else localStorage.setItem(name, off);
  } catch {
    // Storage is blocked or full.
  }
  change(on);
}
