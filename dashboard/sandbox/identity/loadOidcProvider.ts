import type * as oidcProvider from 'oidc-provider';

/**
 * Loads oidc-provider without the warning that it prints on Node 20: it runs there, as the tests of signing in show,
 * and `npm start` has better things to say.
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
