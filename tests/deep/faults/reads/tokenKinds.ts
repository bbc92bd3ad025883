import type { FaultKind } from '../faultKinds';

/** What happens only to those who are signed in. */
export const tokenKinds: readonly FaultKind[] = ['invalidToken', 'invalidGrant', 'tokenExpiry'];
