import Keycloak, { type KeycloakConfig, type KeycloakInitOptions } from 'keycloak-js';

/** The members of keycloak-js's `Keycloak` (26.2) that the session uses. */
export interface KeycloakLike {
  token?: string;
  refreshToken?: string;
  idToken?: string;
  /** Seconds that the browser's clock is ahead of the server's. `null` before the first token. */
  timeSkew: number | null;
  init: (options?: KeycloakInitOptions) => Promise<boolean>;
  createLoginUrl: (options?: { redirectUri?: string; prompt?: 'none' }) => Promise<string>;
  createLogoutUrl: (options?: { redirectUri?: string }) => string;
  loadUserInfo: () => Promise<object>;
}

/** Creates a client that is not initialized yet. */
export type CreateKeycloak = (config: KeycloakConfig) => KeycloakLike | Promise<KeycloakLike>;

/** Creates the client of keycloak-js. */
export const createKeycloak: CreateKeycloak = (config) => new Keycloak(config);
