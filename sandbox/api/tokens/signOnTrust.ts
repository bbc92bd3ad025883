import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';

import type { Clock } from '../../switches/clock';
import { apiClient } from '../../signOn/realm';
import { Refusal } from '../http/refusal';

/** The sign-on server, as the API sees it. The API trusts only what the server publishes. */
export interface SignOnTrust {
  /** The realm's address. */
  issuer: string;
  /**
   * The claims of a valid access token: signed with a published key, for this API, and not expired.
   * Otherwise undefined.
   */
  verify(token: string): Promise<JWTPayload | undefined>;
  /** Whether the server still accepts a token. Its session can have ended. */
  isActive(token: string): Promise<boolean>;
}

interface Endpoints {
  keys: JWTVerifyGetKey;
  userInfo: string;
}

/** Shorter than the 9 s that the dashboard waits for an exchange. */
const timeoutMs = 8000;

/** Trusts the realm with this address. Looks up its endpoints on first use. */
export function createSignOnTrust(parts: { issuer: string; clock: Clock }): SignOnTrust {
  const { issuer, clock } = parts;
  let endpoints: Promise<Endpoints> | undefined;
  const findEndpoints = () => {
    endpoints ??= discover(issuer).catch((error: unknown) => {
      endpoints = undefined;
      throw error;
    });
    return endpoints;
  };
  return {
    issuer,
    verify: async (token) => {
      const { keys } = await findEndpoints();
      try {
        const { payload } = await jwtVerify(token, keys, {
          audience: apiClient,
          algorithms: ['RS256'],
          currentDate: new Date(clock.now()),
        });
        return payload;
      } catch (error) {
        if (isUnreachable(error)) throw unreachable();
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
    isActive: async (token) => {
      const { userInfo } = await findEndpoints();
      const response = await ask(userInfo, { authorization: `Bearer ${token}` });
      if (response.status >= 500) throw unreachable();
      return response.ok;
    },
  };
}

async function discover(issuer: string): Promise<Endpoints> {
  const response = await ask(`${issuer}/.well-known/openid-configuration`);
  if (!response.ok) throw unreachable();
  const found = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  const { jwks_uri: keys, userinfo_endpoint: userInfo } = found;
  if (typeof keys !== 'string' || typeof userInfo !== 'string') throw unreachable();
  return {
    keys: createRemoteJWKSet(new URL(keys), {
      timeoutDuration: timeoutMs,
      cooldownDuration: 1000,
    }),
    userInfo,
  };
}

async function ask(address: string, headers: Record<string, string> = {}): Promise<Response> {
  try {
    return await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) });
  } catch {
    throw unreachable();
  }
}

/** Whether the published keys could not be loaded. For a bad status, jose throws its base class. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof TypeError) return true;
  return error instanceof errors.JOSEError && error.constructor === errors.JOSEError;
}

/** The contract does not describe this case. Only the operator can fix it. */
function unreachable(): Refusal {
  return new Refusal(503, { detail: 'The sign-on server does not answer.' });
}
