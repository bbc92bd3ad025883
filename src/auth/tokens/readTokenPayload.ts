/**
 * What is read of a token's payload (product 3.7); all of it may be missing. Times are in seconds
 * since 1970.
 */
export interface TokenPayload {
  sub?: string;
  /** The id of the session at the sign-on server. */
  sid?: string;
  /** The client that the token was made for: for a Trovi token the provider of the user. */
  azp?: string;
  exp?: number;
  iat?: number;
  preferred_username?: string;
}

/**
 * The payload of a JSON Web Token (RFC 7519), unverified: only its receiver can do that. Throws an `Error` for a token
 * without one, and for one that is no Base64URL or no JSON object (product 5.5).
 */
export function readTokenPayload(token: string): TokenPayload {
  const payload = token.split('.')[1];
  if (!payload) throw unreadable('payload not found');
  const value = parse(decode(payload));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw notJson();
  const { sub, sid, azp, exp, iat, preferred_username } = value as Record<string, unknown>;
  return {
    sub: textOf(sub),
    sid: textOf(sid),
    azp: textOf(azp),
    exp: numberOf(exp),
    iat: numberOf(iat),
    preferred_username: textOf(preferred_username),
  };
}

function decode(payload: string): string {
  try {
    if (!/^[\w-]+$/.test(payload)) throw new TypeError('not of the alphabet');
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (byte) => byte.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadable('payload is not a valid Base64URL value');
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw notJson();
  }
}

function notJson(): Error {
  return unreadable('payload is not a valid JSON value');
}

function unreadable(reason: string): Error {
  return new Error(`Unable to decode token, ${reason}.`);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
