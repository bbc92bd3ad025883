import { useState, useSyncExternalStore } from 'react';
import { PartBoundary } from '../../src/components/ui/PartBoundary/PartBoundary';
import { Toaster } from '../../src/components/ui/Toaster/Toaster';
import { toasts } from './pageToasts';

const countOf = () => toasts.current().length;

/** The page's notifications. Their region appears with the first one. */
export function Notifications() {
  const count = useSyncExternalStore(toasts.subscribe, countOf, () => 0);
  const [isUsed, setIsUsed] = useState(false);
  if (count > 0 && !isUsed) setIsUsed(true);
  return (
    <PartBoundary name="The notifications" change={count}>
      {isUsed && <Toaster toasts={toasts} />}
    </PartBoundary>
  );
}
