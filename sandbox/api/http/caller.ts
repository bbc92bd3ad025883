import { badCall } from './refusal';

/** The scopes of a token. */
export const scopes = [
  'artifacts:read',
  'artifacts:write',
  'artifacts:write_metrics',
  'trovi:admin',
] as const;

export type Scope = (typeof scopes)[number];

export function isScope(word: string): word is Scope {
  return scopes.some((scope) => scope === word);
}

/** The caller of a request, with the scopes of its token (contract/api 1.3). */
export interface Caller {
  /** The URN of the user. Absent for anonymous callers. */
  userUrn?: string;
  scopes: ReadonlySet<Scope>;
}

/** Reads a token. Throws the refusal of the contract if the token is invalid. */
export type ReadToken = (token: string) => Promise<Caller>;

/** A caller without a token has only the scope to read (contract/api 1.3). */
export const anonymous: Caller = { scopes: new Set<Scope>(['artifacts:read']) };

/**
 * Reads the caller of a request (contract/api 1.3). The query parameter takes precedence over the
 * header, even if it is empty, which means anonymous. The header's scheme must be `bearer` in lower
 * case.
 */
export async function readCaller(request: Request, readToken: ReadToken): Promise<Caller> {
  const token = new URL(request.url).searchParams.get('access_token') ?? headerToken(request);
  return token ? readToken(token) : anonymous;
}

function headerToken(request: Request): string | undefined {
  const header = request.headers.get('authorization');
  if (!header) return undefined;
  const [scheme, token, ...rest] = header.split(' ');
  if (token === undefined || rest.length > 0) {
    throw badCall('The authorization header must be two words.');
  }
  if (scheme !== 'bearer') throw badCall('The authorization scheme must be "bearer".');
  return token;
}
