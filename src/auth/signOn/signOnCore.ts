import type { KeycloakClient } from './keycloak/keycloakClient';
import type { SignOnSettings } from './signOnSettings';
import type { Discovery } from './discovery';
import type { SessionCore } from '../session/sessionCore';
import type { SessionUser } from '../session/sessionUser';

/** The data shared by the parts of a session that communicate with the sign-on server. */
export interface SignOnCore extends SessionCore {
  readonly settings: SignOnSettings;
  readonly server: Discovery;
  readonly client: KeycloakClient;
  readonly sessionUser: SessionUser;
  /** Notifies other tabs of who is signed in now. Without a name, nobody is. */
  readonly announceUser: (username?: string) => void;
}
