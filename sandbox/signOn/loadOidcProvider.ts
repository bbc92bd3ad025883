import type * as oidcProvider from 'oidc-provider';

/**
 * Loads oidc-provider without its warning about Node 20. It works there, as the tests of sign-in
 * show.
 */
export async function loadOidcProvider(): Promise<typeof oidcProvider> {
  const { console } = globalThis;
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
