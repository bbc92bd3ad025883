import type { Provider } from 'oidc-provider';

import { readBrowserSession, type NodeContext } from './browserSession';
import { crossSiteAttributes } from '../crossSiteCookies';
import { cookieCheckPage } from './framedPages';
import { dashboardClient } from '../realm';

/** Whether the browser's session is the one to which the tokens of the embedding page belong. */
export async function tellStatus(
  context: NodeContext,
  { provider, origins }: { provider: Provider; origins: string[] },
): Promise<Response> {
  const asked = new URL(context.req.url).searchParams;
  const isKnown = asked.get('client_id') === dashboardClient;
  if (!isKnown || !origins.includes(asked.get('origin') ?? '')) return context.body(null, 403);
  const session = await readBrowserSession(provider, context);
  const isSame = (session?.uid ?? '') === (asked.get('session_state') ?? '');
  context.header('cache-control', 'no-store');
  return context.json({ state: isSame ? 'unchanged' : 'changed' });
}

/**
 * Sets a cookie like a session's, and redirects to the page that checks whether the browser sends
 * it.
 */
export function tryCookie(context: NodeContext, isCrossSite: boolean): Response {
  const attributes = isCrossSite ? crossSiteAttributes : 'samesite=lax';
  context.header('set-cookie', `${cookieName(context)}=1; path=/; httponly; ${attributes}`);
  context.header('cache-control', 'no-store');
  return context.redirect('step2.html', 302);
}

export async function tellCookie(context: NodeContext, origins: string[]): Promise<Response> {
  const cookies = (context.req.header('cookie') ?? '').split(/;\s*/);
  return cookieCheckPage(context, cookies.includes(`${cookieName(context)}=1`), origins);
}

function cookieName({ req }: NodeContext): string {
  return `trovi_${new URL(req.url).port || '80'}_3p`;
}
