import type { KeycloakConfig, KeycloakInitOptions } from 'keycloak-js';

/** What the session uses of a `Keycloak` of keycloak-js 26.2. */
export interface KeycloakLike {
  token?: string;
  refreshToken?: string;
  idToken?: string;
  /** Seconds by which the browser's clock is ahead of the server's; `null` until a token came. */
  timeSkew: number | null;
  init: (options?: KeycloakInitOptions) => Promise<boolean>;
  createLoginUrl: (options?: { redirectUri?: string }) => Promise<string>;
  createLogoutUrl: (options?: { redirectUri?: string }) => string;
  loadUserInfo: () => Promise<object>;
}

/** Makes a client that has not been initialised. */
export type CreateKeycloak = (config: KeycloakConfig) => KeycloakLike | Promise<KeycloakLike>;

/** The client of keycloak-js, which this alone loads. */
export const createKeycloak: CreateKeycloak = async (config) => {
  const { default: Keycloak } = await import('keycloak-js');
  return new Keycloak(config);
};
