import type { Provider } from 'oidc-provider';

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
