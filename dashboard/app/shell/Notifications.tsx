import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasts } from './toasts';

const Toaster = lazy(async () => ({
  default: (await import('../../../src/entries/toaster')).Toaster,
}));
const isUsed = () => toasts.current().length > 0;

/** The page's notifications. Their code is loaded when there is a first one. */
export function Notifications() {
  const isNeeded = useSyncExternalStore(toasts.subscribe, isUsed);
  return <Suspense>{isNeeded && <Toaster toasts={toasts} />}</Suspense>;
}
