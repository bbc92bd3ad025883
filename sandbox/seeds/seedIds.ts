import { createHash } from 'node:crypto';

function digest(algorithm: string, text: string): Buffer {
  return createHash(algorithm).update(`trovi-seed/${text}`).digest();
}

/** A lower-case UUID in the form of version 4. The same key always gives the same UUID. */
export function seedUuid(key: string): string {
  const hex = digest('sha256', `uuid/${key}`).toString('hex');
  const variant = '89ab'[parseInt(hex.charAt(16), 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/**
 * A sharing key of 44 URL-safe base64 characters (contract/api 1.8). The same key always gives the
 * same one.
 */
export function seedSharingKey(key: string): string {
  return digest('sha512', `sharing/${key}`).subarray(0, 33).toString('base64url');
}

/** A full commit hash of 40 hexadecimal digits. The same key always gives the same hash. */
export function seedCommit(key: string): string {
  return digest('sha1', `commit/${key}`).toString('hex');
}

/** The URN of a testbed user (contract/api 7). */
export function userUrn(username: string): string {
  return `urn:trovi:user:chameleon:${username}`;
}

/** The four-part owner of artifacts that were crawled from the web (contract/api 6.4). */
export const crawlerUrn = 'urn:trovi:user:admin';
