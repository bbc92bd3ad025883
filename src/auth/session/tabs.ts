import type { SessionCore } from './sessionCore';

/** Called when another tab has changed the session. */
interface TabListener {
  /** The stored session has changed. */
  onStorageChange: () => void;
  /** A user has signed in, or out (`undefined`), in a tab that keeps its tokens in memory. */
  onUserAnnounced: (username: string | undefined) => void;
}

/**
 * Keeps the session of all tabs equal. Tabs with tokens in local storage listen to its events. Tabs
 * with tokens in memory send messages. Returns the function that tells other tabs who is signed in
 * now.
 */
export function connectTabs(core: SessionCore, listener: TabListener): (username?: string) => void {
  const { window, store, configuration } = core;
  if (configuration.tokenStorage !== 'memory') {
    window.addEventListener('storage', (event) => {
      const { key } = event as StorageEvent;
      // An event without a key means that the whole storage was cleared.
      if (!key || key.startsWith(store.prefix)) listener.onStorageChange();
    });
    return () => {};
  }
  const channel = window.BroadcastChannel && new window.BroadcastChannel(store.prefix);
  channel?.addEventListener('message', ({ data }) => {
    listener.onUserAnnounced(typeof data === 'string' && data ? data : undefined);
  });
  return (username = '') => channel?.postMessage(username);
}
