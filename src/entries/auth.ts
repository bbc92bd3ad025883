export { createSession } from '../auth/session/createSession';
export type { CreateKeycloak, KeycloakLike } from '../auth/signOn/keycloak/keycloakLike';
export type { SessionConfiguration, SessionOptions } from '../auth/session/sessionCore';
export type { SessionWindow } from '../auth/session/sessionWindow';
export type { OpenStatusFrame, StatusFrame } from '../auth/signOn/status/statusFrame';
export { SignOnError, type SignOnErrorCode } from '../domain/errors/signOnError';
