import { randomBytes } from 'node:crypto';

import { exportJWK, generateKeyPair, type JWK } from 'jose';

import type { Database } from '../../database/connection';
import { storedSecret } from '../../database/storedSecret';

/** The keys of the sign-on server. */
export interface SignOnKeys {
  /** The private RSA key that signs tokens. Its public half is published. */
  signing: JWK;
  /** Signs cookies. */
  cookies: string[];
  /** Signs refresh tokens. Only this server checks them. */
  refreshTokens: Buffer;
}

/** The keys of this data folder. They are created on first use. */
export async function readSignOnKeys(database: Database): Promise<SignOnKeys> {
  return {
    signing: await storedSecret(database, 'identity.signing', makeSigningKey),
    cookies: [await storedSecret(database, 'identity.cookies', makeSecret)],
    refreshTokens: Buffer.from(
      await storedSecret(database, 'identity.refreshTokens', makeSecret),
      'base64url',
    ),
  };
}

async function makeSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomBytes(12).toString('base64url');
  return { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid };
}

/** 32 random bytes as text. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}
