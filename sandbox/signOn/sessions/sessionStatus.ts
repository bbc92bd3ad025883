import type { Provider } from 'oidc-provider';

import { readBrowserSession, type NodeContext } from './browserSession';
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
