import { useSyncExternalStore } from 'react';

/** Whether the page is hidden: its tab is in the background, or its window is covered. */
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
