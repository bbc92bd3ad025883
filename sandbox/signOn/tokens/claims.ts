import { createHmac } from 'node:crypto';

import { decodeJwt, importJWK, SignJWT } from 'jose';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';

import type { Clock } from '../../switches/clock';
import type { Account } from '../accounts/accounts';
import type { SignOnKeys } from './keys';
import { dashboardClient } from '../realm';

/** The claims of access and ID tokens about a user (contract/sign-on 2, product 3.7). */
export function personClaims({ username, fullName, email }: Account) {
  return { preferred_username: username, name: fullName, email, email_verified: true };
}

/** The further claims of access tokens: the roles that every user has in Keycloak. */
export const roleClaims = {
  realm_access: { roles: ['default-roles-chameleon', 'offline_access', 'uma_authorization'] },
  resource_access: { account: { roles: ['manage-account', 'view-profile'] } },
};

interface TokenParts {
  provider: Provider;
  keys: SignOnKeys;
  clock: Clock;
}

/** Converts the instants of claims to the sandbox's clock. */
export function onClock<Claims extends object>(claims: Claims, clock: Clock): Claims {
  const seconds = Math.floor(clock.offsetMs() / 1000);
  const { iat, exp, auth_time: authTime } = claims as Record<string, unknown>;
  return {
    ...claims,
    ...(typeof iat === 'number' && { iat: iat + seconds }),
    ...(typeof exp === 'number' && { exp: exp + seconds }),
    ...(typeof authTime === 'number' && { auth_time: authTime + seconds }),
  };
}

/**
 * Completes ID tokens as Keycloak does: the user's claims for any scope, `azp`, the `sid` of the
 * session, and the sandbox's time.
 */
export function completeIdTokens(
  { provider, keys, clock }: TokenParts,
  findAccount: (id: string) => Promise<Account | undefined>,
): void {
  const prototype = provider.IdToken.prototype as unknown as IssuedIdToken;
  const { issue } = prototype;
  prototype.issue = async function complete(options) {
    const claims = decodeJwt(await issue.call(this, options));
    const account = await findAccount(claims.sub ?? '');
    return new SignJWT({
      ...onClock(claims, clock),
      ...(account && personClaims(account)),
      typ: 'ID',
      azp: dashboardClient,
      sid: this.ctx.oidc.entities.AccessToken?.sessionUid,
    })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: keys.signing.kid })
      .sign(await importJWK(keys.signing, 'RS256'));
  };
}

/** Makes refresh tokens signed JWTs, because keycloak-js reads them. */
export function shapeRefreshTokens({ provider, keys, clock }: TokenParts): void {
  const prototype = provider.RefreshToken.prototype as unknown as RefreshTokenHandle;
  const { generateTokenId: generate } = prototype;
  prototype.generateTokenId = function shape() {
    const iat = Math.floor(clock.now() / 1000);
    return signedJwt(keys.refreshTokens, {
      jti: generate.call(this),
      iss: provider.issuer,
      aud: provider.issuer,
      sub: this.accountId,
      typ: 'Refresh',
      azp: this.clientId,
      sid: this.sessionUid,
      scope: this.scope,
      iat,
      exp: iat + this.expiration,
    });
  };
}

interface IssuedIdToken {
  ctx: KoaContextWithOIDC;
  issue: (this: IssuedIdToken, options: { use: string }) => Promise<string>;
}

interface RefreshTokenHandle {
  accountId?: string;
  clientId?: string;
  sessionUid?: string;
  scope?: string;
  expiration: number;
  generateTokenId: (this: RefreshTokenHandle) => string;
}

/** Signs a JWT with HS256, synchronously: oidc-provider does not wait for a token's name. */
function signedJwt(key: Buffer, claims: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}
