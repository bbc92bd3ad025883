import type { Provider } from 'oidc-provider';

/** What a cookie needs so that browsers send it along to another site's frames; they take localhost and 127.0.0.1 for secure. */
export const crossSiteAttributes = 'samesite=none; secure';

/** Completes the cookies of oidc-provider, which refuses to say `Secure` where there is no TLS. */
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
