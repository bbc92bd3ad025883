import type { Caller } from './caller';
import { badToken } from './refusal';

/** Reads Trovi tokens. None is ever issued while the sandbox has no sign-on, so none can be good. */
export async function readToken(): Promise<Caller> {
  throw badToken('invalid_token', 'The token was not issued by this server.');
}
