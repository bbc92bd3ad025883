import * as v from 'valibot';

import { object } from '../../api/wire/lenientSchemas';

const word = v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty())), undefined);
const seconds = v.fallback(v.optional(v.pipe(v.number(), v.finite())), undefined);

const payloadSchema = v.pipe(
  v.string(),
  v.parseJson(),
  object({
    sub: word,
    /** The id of the session at the sign-on server. */
    sid: word,
    /** The client that the token was issued for. In a Trovi token, the provider of the user. */
    azp: word,
    exp: seconds,
    iat: seconds,
    preferred_username: word,
  }),
);

/** The claims of a token that are used here (product 3.7). Times are in seconds since 1970. */
export type TokenPayload = v.InferOutput<typeof payloadSchema>;

/**
 * Reads the payload of a JSON Web Token (RFC 7519). Does not verify the signature: only the server
 * can. Omits claims of a wrong type. Throws an `Error` if the token has no payload, or if the
 * payload is not Base64URL or not a JSON object (product 5.5).
 */
export function readTokenPayload(token: string): TokenPayload {
  const payload = token.split('.')[1];
  if (!payload) throw unreadable('payload not found');
  const result = v.safeParse(payloadSchema, decode(payload));
  if (!result.success) throw unreadable('payload is not a valid JSON value');
  return result.output;
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

function unreadable(reason: string): Error {
  return new Error(`Unable to decode token, ${reason}.`);
}
