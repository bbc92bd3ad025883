import type { ReadBearer } from './bearer';
import type { NodeContext } from '../sessions/browserSession';
import { personClaims } from './claims';

/**
 * Returns the user of a valid access token with an active session. Otherwise `401`, as in Keycloak.
 */
export async function showUserInfo(
  context: NodeContext,
  readBearer: ReadBearer,
): Promise<Response> {
  context.header('cache-control', 'no-store');
  const account = await readBearer(context.req.header('authorization'));
  if (account) return context.json({ sub: account.id, ...personClaims(account) });
  const description = 'Token verification failed';
  context.header(
    'www-authenticate',
    `Bearer error="invalid_token", error_description="${description}"`,
  );
  return context.json({ error: 'invalid_token', error_description: description }, 401);
}
