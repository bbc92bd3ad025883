import type { KeycloakConfig, KeycloakInitOptions } from 'keycloak-js';

/** The members of keycloak-js's `Keycloak` (26.2) that the session uses. */
export interface KeycloakLike {
  token?: string;
  refreshToken?: string;
  idToken?: string;
  /** Seconds that the browser's clock is ahead of the server's. `null` before the first token. */
  timeSkew: number | null;
  init: (options?: KeycloakInitOptions) => Promise<boolean>;
  createLoginUrl: (options?: { redirectUri?: string }) => Promise<string>;
  createLogoutUrl: (options?: { redirectUri?: string }) => string;
  loadUserInfo: () => Promise<object>;
}

/** Creates a client that is not initialized yet. */
export type CreateKeycloak = (config: KeycloakConfig) => KeycloakLike | Promise<KeycloakLike>;

interface Resolvers {
  promise: Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (reason?: unknown) => void;
}

/**
 * Adds `Promise.withResolvers` to browsers that lack it (older than 2024). keycloak-js needs it to
 * renew tokens.
 */
function supplyResolvers(): void {
  if ('withResolvers' in Promise) return;
  const withResolvers = (): Resolvers => {
    const parts = {} as Resolvers;
    parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
    return parts;
  };
  Object.defineProperty(Promise, 'withResolvers', {
    value: withResolvers,
    configurable: true,
    writable: true,
  });
}

/** Loads keycloak-js and creates its client. */
export const createKeycloak: CreateKeycloak = async (config) => {
  const { default: Keycloak } = await import('keycloak-js');
  supplyResolvers();
  return new Keycloak(config);
};
