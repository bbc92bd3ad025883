import type { CatalogueConfiguration, SignOnSession, User } from '../../../src/entries/domain';

/** Who reads the catalogue, and how. */
export interface Reader {
  configuration: Pick<CatalogueConfiguration, 'apiUrl' | 'tokenStorage'>;
  session: Pick<SignOnSession, 'current' | 'getToken'>;
  /** Whose catalogue it is; a stranger's without. */
  user?: User;
  /** Aborted when another reader takes the place of this one: nothing is read or written for them any more. */
  signal: AbortSignal;
}
