import type { User } from '../../src/domain/artifact/user';
import type { CatalogueConfiguration } from '../../src/domain/configuration/configuration';
import type { SignOnSession } from '../../src/domain/ports/session';

/** The person or visitor who reads the catalogue. */
export interface Reader {
  configuration: Pick<CatalogueConfiguration, 'apiUrl' | 'tokenStorage' | 'catalogueMaxAgeHours'>;
  session: Pick<SignOnSession, 'current' | 'getToken'>;
  /** The signed-in user; `undefined` for a visitor. */
  user?: User;
  /** Aborted when the reader changes. Nothing is read or stored for this one then. */
  signal: AbortSignal;
}
