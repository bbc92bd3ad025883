import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { toasts } from './toasts';

const Toaster = lazy(async () => ({
  default: (await import('../../../src/entries/toaster')).Toaster,
}));
const isUsed = () => toasts.current().length > 0;

/** The page's notifications. Their code is loaded when there is a first one, and stays. */
export function Notifications() {
  const isUsedNow = useSyncExternalStore(toasts.subscribe, isUsed);
  const [wasUsed, setWasUsed] = useState(false);
  if (isUsedNow && !wasUsed) setWasUsed(true);
  return <Suspense>{wasUsed && <Toaster toasts={toasts} />}</Suspense>;
}
