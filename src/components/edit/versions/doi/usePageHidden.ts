import { useSyncExternalStore } from 'react';

/** Whether nobody can see the page: its tab is in the background, or its window is out of sight. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(subscribe, isHidden);
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}
