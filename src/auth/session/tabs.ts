import type { SessionCore } from './sessionCore';

/**
 * Keeps the session the same in all tabs. Tabs with tokens in local storage listen to its events:
 * `onStorageChange` is called when another tab has changed the stored session. Tabs with tokens in
 * memory send messages: `onUserAnnounced` is called when a user has signed in there, or out
 * (`undefined`). Returns the function that notifies other tabs of who is signed in now.
 */
export function connectTabs(
  core: SessionCore,
  onStorageChange: () => void,
  onUserAnnounced: (username: string | undefined) => void,
): (username?: string) => void {
  const { window, store, configuration } = core;
  if (configuration.tokenStorage !== 'memory') {
    window.addEventListener('storage', (event) => {
      const { key } = event as StorageEvent;
      // An event without a key means that the whole storage was cleared.
      if (!key || key.startsWith(store.prefix)) onStorageChange();
    });
    return () => {};
  }
  const channel = window.BroadcastChannel && new window.BroadcastChannel(store.prefix);
  channel?.addEventListener('message', ({ data }) => {
    onUserAnnounced(typeof data === 'string' && data ? data : undefined);
  });
  return (username = '') => channel?.postMessage(username);
}
