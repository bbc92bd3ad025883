import type { Provider } from 'oidc-provider';

/**
 * The attributes that let browsers send a cookie to frames of another site. Browsers treat
 * localhost and 127.0.0.1 as secure.
 */
export const crossSiteAttributes = 'samesite=none; secure';

/** Completes the cookies of oidc-provider, which does not set `Secure` without TLS. */
export function secureCookies(provider: Provider): void {
  provider.use(async (context, next) => {
    await next();
    const cookies = context.res.getHeader('set-cookie');
    if (!Array.isArray(cookies)) return;
    const secured = cookies.map((cookie) =>
      /;\s*secure\b/i.test(cookie) ? cookie : `${cookie}; secure`,
    );
    context.res.setHeader('set-cookie', secured);
  });
}
