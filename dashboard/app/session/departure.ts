const departureKey = 'trovi-departed';

/** Notes that this tab is about to be led to the sign-on server from a protected screen. */
export function markDeparture(): void {
  sessionStorage.setItem(departureKey, '1');
}

/** Whether this tab had left for the sign-on server and has come back by the history's buttons. Asked once. */
export function cameBackUnsigned(): boolean {
  const hadLeft = sessionStorage.getItem(departureKey) !== null;
  sessionStorage.removeItem(departureKey);
  const [entry] = performance.getEntriesByType('navigation');
  return hadLeft && entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
}
