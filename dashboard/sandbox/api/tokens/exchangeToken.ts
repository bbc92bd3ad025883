import type { Context } from 'hono';
import { decodeJwt, type JWTPayload } from 'jose';

import { serviceAdministrators } from '../../identity/accounts/demoAccounts';
import { isScope, type Scope } from '../http/caller';
import { badToken, detailed } from '../http/refusal';
import { readJsonBody } from '../http/jsonBody';
import { invalid, readSent, type Reader } from '../validation/reader';
import { object, optional, required } from '../validation/structures';
import { choice, text } from '../validation/values';
import type { IdentityTrust } from './identityTrust';
import type { TroviTokens } from './troviTokens';

interface ExchangeParts {
  trust: IdentityTrust;
  tokens: TroviTokens;
}

/**
 * The provider name of the testbed's sign-on server, the fourth piece of user URNs (contract/api
 * 1.1).
 */
const provider = 'chameleon';
const tokenType = 'urn:ietf:params:oauth:token-type:';
/** Scopes of service administrators alone (contract/sign-on 1). */
const guarded: readonly Scope[] = ['trovi:admin', 'artifacts:write_metrics'];

const scopeList: Reader<Scope[]> = (json) => {
  const words = text()(json).split(/\s+/);
  const unknown = words.find((word) => !isScope(word));
  if (unknown !== undefined) throw invalid(`"${unknown}" is not a valid choice.`);
  return [...new Set(words.filter(isScope))];
};

const request = object<{
  grant_type: 'token_exchange';
  subject_token: string;
  subject_token_type: string;
  scope: Scope[];
}>('.', {
  grant_type: required(choice('token_exchange')),
  subject_token: required(text()),
  subject_token_type: required(choice(`${tokenType}jwt`)),
  scope: optional<Scope[]>(scopeList, ['artifacts:read']),
});

/** `POST /token/`: a Trovi token for an access token of the sign-on server (contract/sign-on 1). */
export async function exchangeToken(context: Context, parts: ExchangeParts): Promise<Response> {
  const { subject_token: subject, scope } = readSent(await readJsonBody(context), request);
  const username = await readSubject(subject, parts.trust);
  if (scope.some((word) => guarded.includes(word)) && !serviceAdministrators.includes(username)) {
    throw badToken('invalid_scope', 'The scope is not for this user.');
  }
  const isWriting = scope.some((word) => word !== 'artifacts:read');
  if (isWriting && !(await parts.trust.isActive(subject))) {
    throw badToken('invalid_grant', 'The session of the token has ended.');
  }
  const { token, expiresIn } = await parts.tokens.issue({ provider, username }, scope);
  return context.json(
    {
      access_token: token,
      issued_token_type: `${tokenType}access_token`,
      token_type: 'bearer',
      expires_in: expiresIn,
      scope: scope.join(' '),
    },
    201,
  );
}

/**
 * The user name that an access token names. What is wrong with it is told in the order of
 * contract/sign-on 3.
 */
async function readSubject(subject: string, trust: IdentityTrust): Promise<string> {
  const claims = decode(subject);
  const missing = ['azp', 'aud', 'sub', 'iat', 'iss'].filter((name) => !claims[name]);
  if (missing.length > 0) {
    throw badToken('invalid_token', `The token lacks the claim ${missing.join(', ')}.`);
  }
  if (hostOf(claims.iss) !== hostOf(trust.issuer)) {
    throw badToken('invalid_client', 'The issuer of the token is not known.');
  }
  const verified = await trust.verify(subject);
  if (!verified) throw detailed(403, 'The token of the sign-on server is not good any more.');
  const { preferred_username: username } = verified;
  if (typeof username !== 'string' || !username) {
    throw badToken('invalid_token', 'The token lacks the claim preferred_username.');
  }
  return username;
}

function decode(subject: string): JWTPayload {
  try {
    return decodeJwt(subject);
  } catch {
    throw badToken('invalid_token', 'The subject token is no JWT.');
  }
}

function hostOf(address: unknown): string | undefined {
  return typeof address === 'string' && URL.canParse(address) ? new URL(address).host : undefined;
}
