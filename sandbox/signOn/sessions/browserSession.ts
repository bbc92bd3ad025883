import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Provider } from 'oidc-provider';

/**
 * The Hono app of the sign-on server. It needs the raw connection, because oidc-provider works on
 * it.
 */
export type SignOnApp = Hono<{ Bindings: HttpBindings }>;
export type NodeContext = Context<{ Bindings: HttpBindings }>;

/** The session of the calling browser. */
export interface BrowserSession {
  /** The `sid` of tokens. */
  uid: string;
  accountId: string;
}

/** The signed-in user of this browser, by its cookie. Undefined if there is no active session. */
export async function readBrowserSession(
  provider: Provider,
  { env }: NodeContext,
): Promise<BrowserSession | undefined> {
  const koa = provider.createContext(env.incoming, env.outgoing);
  const { uid, accountId } = await provider.Session.get(koa);
  return accountId === undefined ? undefined : { uid, accountId };
}

/** Removes the session cookie. */
export function forgetBrowserSession(provider: Provider, context: NodeContext): void {
  const name = provider.cookieName('session');
  for (const cookie of [name, `${name}.sig`]) {
    context.header('set-cookie', `${cookie}=; path=/; max-age=0; httponly`, { append: true });
  }
}
