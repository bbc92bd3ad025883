import type { MiddlewareHandler } from 'hono';

import type { Addresses } from './addresses';

/**
 * The headers of the dashboard's pages. Scripts and styles come from its own files alone; images, which Markdown may
 * hold, from anywhere; calls go to the API, the portal and the sign-on server, which also fills hidden frames. The page
 * that such a frame ends on may be framed by the dashboard itself. No HSTS: this is plain HTTP on one machine.
 */
export function securityHeaders(addresses: Addresses): MiddlewareHandler {
  const page = policyFor(addresses, `'none'`);
  const framedPage = policyFor(addresses, `'self'`);
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const isFramed = context.req.path.endsWith(`/${silentCheckFile}`);
    headers.set('content-security-policy', isFramed ? framedPage : page);
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=()');
  };
}

/** Where the sign-on server leads the hidden frame in which the dashboard asks it who is signed in. */
const silentCheckFile = 'silent-check-sso.html';

function policyFor({ api, portal, identity }: Addresses, ancestors: string): string {
  const signOn = new URL(identity.url).origin;
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' https: http: data:`,
    `font-src 'self'`,
    `connect-src 'self' ${new URL(api).origin} ${new URL(portal).origin} ${signOn}`,
    `frame-src 'self' ${signOn}`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors ${ancestors}`,
    `require-trusted-types-for 'script'`,
    `trusted-types dompurify`,
  ].join('; ');
}
