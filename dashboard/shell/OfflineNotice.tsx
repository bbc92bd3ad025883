import { useEffect, useState, useSyncExternalStore } from 'react';
import { notice } from './OfflineNotice.css';

const offlineText =
  "You are offline. Loaded pages still work and your typing is kept; save when you're back online.";
const backText = 'You are online again.';

/** How long the notice reports that the connection is back, in milliseconds. */
const backTime = 5_000;

/**
 * Reports that the browser is offline, and for a while that it is back online. Its code must be
 * loaded beforehand.
 */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  useEffect(() => {
    if (!isOnline || !wasOffline) return undefined;
    const timer = setTimeout(() => setWasOffline(false), backTime);
    return () => clearTimeout(timer);
  }, [isOnline, wasOffline]);
  return (
    <div role="status" className={notice}>
      {isOnline ? wasOffline && backText : offlineText}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
