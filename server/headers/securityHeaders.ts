import type { MiddlewareHandler } from 'hono';

import { framedFile, type PagePolicies } from '../policy/contentPolicy';

/**
 * The headers of every page and file, besides the policy. When users follow links, other sites only
 * get the origin. HSTS is not set: the operator decides whether a host is https only.
 */
export const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

/**
 * Adds the headers of the dashboard's pages to every response. A page with its own policy keeps it.
 */
export function sendPageHeaders(policies: PagePolicies): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const isFramed = context.req.path.endsWith(`/${framedFile}`);
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', isFramed ? policies.framedPage : policies.page);
    }
    if (policies.reportingEndpoints) {
      headers.set('reporting-endpoints', policies.reportingEndpoints);
    }
    for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
  };
}
