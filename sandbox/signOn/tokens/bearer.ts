import { createLocalJWKSet, jwtVerify, type JWTPayload } from 'jose';

import type { Clock } from '../../switches/clock';
import type { Account, AccountStore } from '../accounts/accounts';
import type { SignOnKeys } from './keys';
import type { RecordStore } from '../sessions/recordStore';

/** The user of a request's access token, while its session is active. */
export type ReadBearer = (authorization: string | undefined) => Promise<Account | undefined>;

interface BearerParts {
  issuer: string;
  keys: SignOnKeys;
  accounts: AccountStore;
  records: RecordStore;
  clock: Clock;
}

/**
 * Checks access tokens at the server that issued them: signature, time, and that the session is
 * active.
 */
export function createBearerReader(parts: BearerParts): ReadBearer {
  const { issuer, keys, accounts, records, clock } = parts;
  const { kty, n, e, kid, alg, use } = keys.signing;
  const publicKeys = createLocalJWKSet({ keys: [{ kty, n, e, kid, alg, use }] });
  const sessions = records.adapterFor('Session');
  return async (authorization) => {
    const [scheme, token] = (authorization ?? '').split(' ');
    if (scheme?.toLowerCase() !== 'bearer' || !token) return undefined;
    const claims = await verify(token);
    const session = claims && (await sessions.findByUid(String(claims.sid)));
    if (!claims?.sub || session?.accountId !== claims.sub) return undefined;
    return accounts.find(claims.sub);
  };

  async function verify(token: string): Promise<JWTPayload | undefined> {
    try {
      const { payload } = await jwtVerify(token, publicKeys, {
        issuer,
        algorithms: ['RS256'],
        currentDate: new Date(clock.now()),
      });
      return payload.typ === 'Bearer' ? payload : undefined;
    } catch {
      return undefined;
    }
  }
}
