import { decodeJwt, type JWTPayload } from 'jose';
import * as v from 'valibot';

import { serviceAdministrators } from '../../signOn/accounts/demoAccounts';
import { object } from '../../schemas/structures';
import { choice, text } from '../../schemas/values';
import { isScope, type Scope } from '../http/caller';
import type { Operation } from '../http/endpoint';
import { readJsonBody } from '../http/jsonBody';
import { readSent } from '../http/readSent';
import { badToken, detailed, unknownError } from '../http/refusal';
import { response, body, json, notJson } from '../reference/description';
import type { SignOnTrust } from './signOnTrust';
import type { TroviTokens } from './troviTokens';

interface ExchangeParts {
  trust: SignOnTrust;
  tokens: TroviTokens;
}

/**
 * The provider name of the testbed's sign-on server, the fourth piece of user URNs
 * (contract/api 1.1).
 */
const provider = 'chameleon';
const tokenType = 'urn:ietf:params:oauth:token-type:';
/** Scopes for service administrators only (contract/sign-on 1). */
const guarded: readonly Scope[] = ['trovi:admin', 'artifacts:write_metrics'];

const scopeList = v.pipe(
  text(),
  v.transform((words) => words.split(/\s+/)),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const known = dataset.value.filter(isScope);
    if (known.length === dataset.value.length) return [...new Set(known)];
    const unknown = dataset.value.find((word) => !isScope(word));
    addIssue({ message: `"${unknown}" is not a valid choice.` });
    return NEVER;
  }),
);

const request = v.pipe(
  object('.', {
    grant_type: choice('token_exchange'),
    subject_token: text(),
    subject_token_type: choice(`${tokenType}jwt`),
    scope: v.optional(scopeList, 'artifacts:read'),
  }),
  v.metadata({ ref: 'TokenRequest' }),
);

const issuedToken = v.pipe(
  v.object({
    access_token: v.string(),
    issued_token_type: v.string(),
    token_type: v.literal('bearer'),
    expires_in: v.pipe(v.number(), v.integer()),
    scope: v.string(),
  }),
  v.metadata({ ref: 'Token' }),
);

/** `POST /token/`: a Trovi token for an access token of the sign-on server (contract/sign-on 1). */
export const exchangeToken: Operation<ExchangeParts> = {
  description: {
    summary:
      'Issues a Trovi token, valid for 300 seconds, for an access token of the sign-on server.',
    requestBody: body(
      'grant_type is token_exchange, literally. scope holds scopes with blanks between them.',
      request,
    ),
    responses: {
      ...json('The token.', issuedToken, 201),
      ...response(400, 'A member is missing, wrong or unknown.'),
      ...response(
        403,
        'The access token is refused. With a detail, it is stale: refresh it, then exchange it again.',
      ),
      ...notJson,
    },
  },
  respond: async ({ trust, tokens }, _call, context) => {
    const { subject_token: subject, scope } = readSent(await readJsonBody(context), request);
    const username = await readSubject(subject, trust);
    if (scope.some((word) => guarded.includes(word)) && !serviceAdministrators.includes(username)) {
      throw badToken('invalid_scope', 'The scope is not for this user.');
    }
    const isWriting = scope.some((word) => word !== 'artifacts:read');
    if (isWriting && !(await trust.isActive(subject))) {
      throw badToken('invalid_client', 'OAuth 2.0 token introspection failed');
    }
    const { token, expiresIn } = await tokens.issue({ provider, username }, scope);
    const issued: v.InferOutput<typeof issuedToken> = {
      access_token: token,
      issued_token_type: `${tokenType}access_token`,
      token_type: 'bearer',
      expires_in: expiresIn,
      scope: scope.join(' '),
    };
    return context.json(issued, 201);
  },
};

/**
 * Reads the user name from an access token. Reports problems in the order of contract/sign-on 3.
 */
async function readSubject(subject: string, trust: SignOnTrust): Promise<string> {
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
    // The real server fails here (contract/sign-on 2).
    throw unknownError();
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
