import { badCall } from './refusal';

/** What a token can be good for. */
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

/** Who makes a call, and what for (contract/api 1.3). */
export interface Caller {
  /** URN of the user; nobody for anonymous calls. */
  userUrn?: string;
  scopes: ReadonlySet<Scope>;
}

/** Tells whose token it is; throws the refusal that the contract names for a token that is not good. */
export type ReadToken = (token: string) => Promise<Caller>;

/** A caller without a token holds exactly the scope to read (contract/api 1.3). */
export const anonymous: Caller = { scopes: new Set<Scope>(['artifacts:read']) };

/**
 * The caller of a request, by contract/api 1.3: the query parameter wins over the header, even
 * when it is empty, which means anonymous. The scheme word of the header is the lower-case
 * `bearer` alone.
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
