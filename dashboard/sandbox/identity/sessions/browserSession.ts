import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Provider } from 'oidc-provider';

/** The sign-on server as Hono sees it: with the connection itself at hand, since oidc-provider works on that. */
export type IdentityApp = Hono<{ Bindings: HttpBindings }>;
export type NodeContext = Context<{ Bindings: HttpBindings }>;

/** The session of the browser that asks. */
export interface BrowserSession {
  /** What tokens call `sid`. */
  uid: string;
  accountId: string;
}

/** Who is signed in in this browser, by its cookie; nobody if there is no session, or it has ended. */
export async function readBrowserSession(
  provider: Provider,
  { env }: NodeContext,
): Promise<BrowserSession | undefined> {
  const koa = provider.createContext(env.incoming, env.outgoing);
  const { uid, accountId } = await provider.Session.get(koa);
  return accountId === undefined ? undefined : { uid, accountId };
}

/** Makes the browser forget its session. */
export function forgetBrowserSession(provider: Provider, context: NodeContext): void {
  const name = provider.cookieName('session');
  for (const cookie of [name, `${name}.sig`]) {
    context.header('set-cookie', `${cookie}=; path=/; max-age=0; httponly`, { append: true });
  }
}
