import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/**
 * Allows the dashboard to read responses to requests with credentials, which keycloak-js sends. The
 * headers are set on the connection itself, because oidc-provider bypasses Hono. It then adds none
 * of its own.
 */
export function openToDashboard(origins: string[]): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    const { outgoing } = context.env;
    const origin = context.req.header('origin');
    outgoing.setHeader('vary', 'Origin');
    if (origin !== undefined && origins.includes(origin)) {
      outgoing.setHeader('access-control-allow-origin', origin);
      outgoing.setHeader('access-control-allow-credentials', 'true');
      if (context.req.header('access-control-request-method')) {
        outgoing.setHeader('access-control-allow-methods', 'GET, POST');
        outgoing.setHeader('access-control-allow-headers', 'authorization, content-type');
        outgoing.setHeader('access-control-max-age', '3600');
        return context.body(null, 204);
      }
    }
    return next();
  };
}
