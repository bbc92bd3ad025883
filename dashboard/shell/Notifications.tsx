import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { PartBoundary } from '../../src/entries/components';
import { loadToaster } from './toasterCode';
import { toasts } from './pageToasts';

const countOf = () => toasts.current().length;

/**
 * The page's notifications. Their code loads with the first one. If it cannot load, the next
 * notification tries again.
 */
export function Notifications() {
  const count = useSyncExternalStore(toasts.subscribe, countOf);
  const [toaster, setToaster] = useState<ReactNode>();
  useEffect(() => {
    if (toaster || count === 0) return;
    loadToaster().then(
      ({ Toaster }) => setToaster(<Toaster toasts={toasts} />),
      () => undefined,
    );
  }, [toaster, count]);
  return (
    <PartBoundary name="The notifications" change={count}>
      {toaster}
    </PartBoundary>
  );
}
