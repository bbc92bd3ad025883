import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';

import type { Clock } from '../../switches/clock';
import type { Database } from '../../database/connection';
import { storedSecret } from '../../database/storedSecret';
import { makeSecret } from '../../signOn/tokens/keys';
import type { LifetimeSettings } from '../../switches/lifetimes';
import { isScope, type ReadToken, type Scope } from '../http/caller';
import { badToken } from '../http/refusal';

/** The catalogue's own tokens: HS256, valid for 300 s (contract/sign-on 4). */
export interface TroviTokens {
  /** Issues a token for a user of a provider. Also returns its lifetime in seconds. */
  issue(user: TokenUser, scopes: Scope[]): Promise<{ token: string; expiresIn: number }>;
  read: ReadToken;
}

/** The user of a token: `azp` and `sub` of its claims, the last two pieces of the user's URN. */
export interface TokenUser {
  provider: string;
  username: string;
}

interface TokenParts {
  database: Database;
  /** The API's own address. */
  api: string;
  clock: Clock;
  lifetimes: LifetimeSettings;
}

/** Signs tokens with a key of the data folder, so that they survive a restart. */
export async function createTroviTokens(parts: TokenParts): Promise<TroviTokens> {
  const { database, api, clock, lifetimes } = parts;
  const key = Buffer.from(await storedSecret(database, 'trovi.tokens', makeSecret), 'base64url');
  const { hostname } = new URL(api);
  return {
    issue: async ({ provider, username }, scopes) => {
      const expiresIn = lifetimes.current().troviToken;
      const iat = Math.floor(clock.now() / 1000);
      const token = await new SignJWT({ azp: provider, scope: scopes.join(' ') })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(username)
        .setAudience([hostname])
        .setIssuer(hostname)
        .setIssuedAt(iat)
        .setExpirationTime(iat + expiresIn)
        .sign(key);
      return { token, expiresIn };
    },
    read: async (token) => {
      const { azp, sub, scope } = await verify(token);
      return {
        userUrn: `urn:trovi:user:${String(azp)}:${sub}`,
        scopes: new Set(String(scope).split(' ').filter(isScope)),
      };
    },
  };

  async function verify(token: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        audience: hostname,
        issuer: hostname,
        requiredClaims: ['azp', 'sub', 'aud', 'iss', 'iat', 'exp', 'scope'],
        currentDate: new Date(clock.now()),
      });
      return payload;
    } catch (error) {
      throw refusalOf(error);
    }
  }
}

/** The refusal of a token (contract/api 1.3). */
function refusalOf(error: unknown) {
  if (error instanceof errors.JWTExpired) {
    return badToken('invalid_grant', 'The token has expired.');
  }
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return badToken('invalid_grant', 'The signature of the token is wrong.');
  }
  if (error instanceof errors.JOSEError) return badToken('invalid_token', error.message);
  return error;
}
