import type { IdentityClient } from '../identity/identityClient';
import type { IdentitySettings } from '../identity/identityRules';
import type { IdentityServer } from '../identity/identityServer';
import type { SessionCore } from './sessionCore';
import type { SignedInUser } from './signedInUser';

/** What the parts of a session share that talk to the sign-on server. */
export interface SignOnCore extends SessionCore {
  readonly settings: IdentitySettings;
  readonly server: IdentityServer;
  readonly client: IdentityClient;
  readonly signedInUser: SignedInUser;
  /** Tells other tabs who is signed in now. Without a name, nobody is. */
  readonly announceUser: (username?: string) => void;
}
