const departureKey = 'trovi-departed';

/** Records that this tab leaves a protected screen for the sign-on server. */
export function markDeparture(): void {
  sessionStorage.setItem(departureKey, '1');
}

/**
 * Whether this tab left for the sign-on server and returned by the history's buttons. Clears the
 * record.
 */
export function cameBackUnsigned(): boolean {
  const hadLeft = sessionStorage.getItem(departureKey) !== null;
  sessionStorage.removeItem(departureKey);
  const [entry] = performance.getEntriesByType('navigation');
  return hadLeft && entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
}
