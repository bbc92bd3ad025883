import type { IncomingMessage } from 'node:http';

import type { Provider } from 'oidc-provider';

import type { NodeContext } from './sessions/browserSession';

/**
 * Lets oidc-provider respond. It knows neither Hono nor the prefix, and writes to the connection
 * itself.
 */
export function passTo(provider: Provider) {
  const prefix = new URL(provider.issuer).pathname;
  const respond = provider.callback();
  return async ({ env }: NodeContext): Promise<Response> => {
    const { outgoing } = env;
    const incoming: IncomingMessage & { originalUrl?: string } = env.incoming;
    incoming.originalUrl = incoming.url;
    incoming.url = incoming.url?.slice(prefix.length) || '/';
    await respond(incoming, outgoing);
    // Signals to @hono/node-server that the response is already sent.
    return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
  };
}
