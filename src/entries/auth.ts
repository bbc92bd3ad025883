export { createSession } from '../auth/createSession';
export type { CreateKeycloak, KeycloakLike } from '../auth/keycloakLike';
export type { SessionConfiguration, SessionOptions } from '../auth/sessionCore';
export type { SessionWindow } from '../auth/sessionWindow';
export type { OpenStatusFrame, StatusFrame } from '../auth/statusFrame';
export { SignOnError, type SignOnErrorCode } from '../domain/signOnError';
