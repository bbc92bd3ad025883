import type { FaultKind } from '../faultKinds';

/** Faults that only signed-in people meet. */
export const tokenKinds: readonly FaultKind[] = ['invalidToken', 'invalidGrant', 'tokenExpiry'];
