import type { SessionCore } from './sessionCore';

/** What other tabs have done. */
interface TabListener {
  /** The stored session is another now. */
  onStored: () => void;
  /** Somebody has signed in, or out (no name), in a tab whose tokens only it has. */
  onAnnounced: (username: string | undefined) => void;
}

/**
 * Keeps the tabs of one browser agreed: through the events of local storage where tokens are kept there, else by
 * announcements. Gives the function that announces who is signed in now.
 */
export function joinTabs(core: SessionCore, listener: TabListener): (username?: string) => void {
  const { window, store, configuration } = core;
  if (configuration.tokenStorage !== 'memory') {
    window.addEventListener('storage', (event) => {
      const { key } = event as StorageEvent;
      // All of the storage was cleared if there is no key.
      if (!key || key.startsWith(store.prefix)) listener.onStored();
    });
    return () => {};
  }
  const channel = window.BroadcastChannel && new window.BroadcastChannel(store.prefix);
  channel?.addEventListener('message', ({ data }) => {
    listener.onAnnounced(typeof data === 'string' && data ? data : undefined);
  });
  return (username = '') => channel?.postMessage(username);
}
