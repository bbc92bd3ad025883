import { useEffect, useState } from 'react';
import { notice } from './OfflineNotice.css';

const offlineText =
  'You are offline. What has been loaded stays, and what you type is kept: you can save it when the connection is back.';
const backText = 'You are online again.';

/** Time for which the notice says that the connection is back, in milliseconds. */
const backTime = 5_000;

/**
 * Says when the browser is offline, and for a while when it is back. Its code must be loaded
 * before.
 */
export function OfflineNotice() {
  const [words, setWords] = useState(() => (navigator.onLine ? '' : offlineText));
  useEffect(() => {
    const tell = () => setWords(navigator.onLine ? backText : offlineText);
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
    return () => {
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', tell);
    };
  }, []);
  useEffect(() => {
    if (words !== backText) return undefined;
    const timer = setTimeout(() => setWords(''), backTime);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <div role="status" className={notice}>
      {words}
    </div>
  );
}
