import { randomBytes } from 'node:crypto';

import { createRemoteJWKSet, errors, jwtVerify, SignJWT } from 'jose';

import { demand, isMembers, problemsOf, textProblem, unknownMembers } from './readFields';
import { detail, Refusal, unhandled } from './refusals';

/** The caller, and the rights of the token. A visitor may read (contract/api 1.3). */
export interface Caller {
  urn?: string;
  scopes: readonly string[];
}

export const visitor: Caller = { scopes: ['artifacts:read'] };

/** How long a token lives, in seconds (contract/api 1.3). */
const lifetime = 300;
const jwtType = 'urn:ietf:params:oauth:token-type:jwt';
const secret = randomBytes(32);
const oauth = (error: string) => new Refusal(403, { error, error_description: error });

/** Issues and reads tokens of the API, for users of a sign-on server (contract/sign-on 1 to 4). */
export function tokensFor(realm: string) {
  const keys = createRemoteJWKSet(new URL(`${realm}/protocol/openid-connect/certs`));

  async function exchange(sent: unknown) {
    if (!isMembers(sent)) throw unhandled();
    const known = ['grant_type', 'subject_token', 'subject_token_type', 'scope'];
    demand(unknownMembers(sent, known, '.'));
    demand(
      problemsOf({
        grant_type: textProblem(sent.grant_type, { pattern: /^token_exchange$/ }),
        subject_token: textProblem(sent.subject_token),
        subject_token_type: textProblem(sent.subject_token_type, {
          pattern: /^urn:ietf:params:oauth:token-type:jwt$/,
        }),
        scope: sent.scope === undefined ? undefined : textProblem(sent.scope),
      }),
    );
    if (sent.subject_token_type !== jwtType) throw unhandled();
    const scope = (sent.scope as string | undefined) ?? 'artifacts:read';
    const scopes = scope.split(' ');
    if (!scopes.every((one) => ['artifacts:read', 'artifacts:write'].includes(one))) {
      throw oauth('invalid_scope');
    }
    const { payload } = await jwtVerify(sent.subject_token as string, keys, {
      algorithms: ['RS256'],
      issuer: realm,
    }).catch((error: unknown) => {
      throw error instanceof errors.JWSInvalid ? oauth('invalid_token') : detail(403, 'Stale.');
    });
    if (!payload.aud || !payload.azp || !payload.sub || !payload.iat) throw oauth('invalid_token');
    if (typeof payload.preferred_username !== 'string') throw unhandled();
    const token = await new SignJWT({ azp: 'chameleon', scope })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(payload.preferred_username)
      .setAudience(['trovi.example.org'])
      .setIssuer('trovi.example.org')
      .setIssuedAt()
      .setExpirationTime(`${lifetime}s`)
      .sign(secret);
    return {
      access_token: token,
      issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      token_type: 'bearer',
      expires_in: lifetime,
      scope,
    };
  }

  /** The caller of a request: the query wins over the header (contract/api 1.3). */
  async function callerOf(query: URLSearchParams, header: string | undefined): Promise<Caller> {
    const inQuery = query.get('access_token');
    if (inQuery !== null) return inQuery === '' ? visitor : read(inQuery);
    if (header === undefined) return visitor;
    const [scheme, token, ...rest] = header.split(' ');
    if (scheme !== 'bearer' || !token || rest.length > 0) throw new Refusal(400, ['Bad header.']);
    return read(token);
  }

  async function read(token: string): Promise<Caller> {
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'] }).catch(
      (error: unknown) => {
        const isOld =
          error instanceof errors.JWTExpired ||
          error instanceof errors.JWSSignatureVerificationFailed;
        throw oauth(isOld ? 'invalid_grant' : 'invalid_token');
      },
    );
    return {
      urn: `urn:trovi:user:${String(payload.azp)}:${payload.sub ?? ''}`,
      scopes: String(payload.scope).split(' '),
    };
  }

  return { exchange, callerOf };
}
