import type { MiddlewareHandler } from 'hono';

import type { Addresses } from './addresses';

/**
 * The headers of the dashboard's pages. Scripts and styles come from its own files alone; images, which Markdown may
 * hold, from anywhere; calls go to the API and the portal. No HSTS: this is plain HTTP on one machine.
 */
export function securityHeaders({ api, portal }: Addresses): MiddlewareHandler {
  const policy = [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' https: http: data:`,
    `font-src 'self'`,
    `connect-src 'self' ${new URL(api).origin} ${new URL(portal).origin}`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types dompurify`,
  ].join('; ');
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    headers.set('content-security-policy', policy);
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=()');
  };
}
