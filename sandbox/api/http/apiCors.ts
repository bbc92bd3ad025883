import type { MiddlewareHandler } from 'hono';

const preflightHeaders = {
  'access-control-allow-methods': 'DELETE, GET, OPTIONS, PATCH, POST, PUT',
  'access-control-allow-headers':
    'accept, authorization, content-type, user-agent, x-csrftoken, x-requested-with',
  'access-control-max-age': '86400',
};

/**
 * Allows every origin to read the API, errors and redirects included, and responds to every
 * preflight (contract/api 1.7).
 */
export const openToEveryOrigin: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'OPTIONS') {
    for (const [name, value] of Object.entries(preflightHeaders)) context.header(name, value);
    context.res = context.body(null, 200);
  } else {
    await next();
  }
  context.res.headers.set('access-control-allow-origin', '*');
};
