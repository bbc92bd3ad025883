import * as v from 'valibot';

import type { SessionWindow } from '../session/sessionWindow';
import { createLocalStore } from '../session/textStore';
import { ownObject } from '../../domain/text/ownObject';
import { writeJson } from '../../domain/text/writeJson';

const keptSchema = ownObject({ state: v.string(), address: v.string() });

/** Keeps the page that a user returns to after signing in. */
export type ReturnAddress = ReturnType<typeof createReturnAddress>;

/**
 * Keeps the address in the session storage of this tab, so that it is never sent to the sign-on
 * server: it may hold a sharing key. Without session storage, the user returns to the page that
 * receives the response. `prefix` is the start of the key in the storage.
 */
export function createReturnAddress(window: SessionWindow, prefix: string) {
  const store = createLocalStore(() => window.sessionStorage);
  const key = `${prefix}return`;

  return {
    /** Keeps the address for the response to this request. A later login replaces it. */
    keep(loginUrl: string, address: string): void {
      const state = new URL(loginUrl).searchParams.get('state');
      if (state) store.setItem(key, writeJson({ state, address }));
    },
    /** Shows the kept address if the response belongs to the request that it was kept for. */
    restore(callback: string): void {
      const { location, history } = window;
      try {
        const { state, address } = v.parse(keptSchema, JSON.parse(store.getItem(key) ?? ''));
        if (new URLSearchParams(callback).get('state') !== state) return;
        store.removeItem(key);
        if (new URL(address).origin !== new URL(location.href).origin) return;
        history.replaceState(history.state, '', address);
      } catch {
        store.removeItem(key);
      }
    },
  };
}
