import { createArtifactRepository } from '../../src/api/catalogue/createArtifactRepository';
import { provideData, type ProvidedData } from '../../src/components/services/providedData';
import type { User } from '../../src/domain/artifact/user';
import type { CatalogueConfiguration } from '../../src/domain/configuration/configuration';
import type { ArtifactRepository } from '../../src/domain/ports/artifactRepository';
import type { SignOnSession } from '../../src/domain/ports/session';
import { rememberCatalogue } from '../catalogue/rememberCatalogue';
import { fetchOrTake } from '../first/firstResponses';

/** The catalogue as one reader sees it. */
export interface CatalogueReading {
  repository: ArtifactRepository;
  /** Aborts the pending requests of this reader. */
  controller: AbortController;
  /** The signed-in user; `undefined` for an anonymous visitor. */
  user?: User;
  /** The data known before the first request. */
  provided?: ProvidedData;
}

/** Creates the catalogue for one reader. */
export function createCatalogueReading(
  configuration: CatalogueConfiguration,
  session: Pick<SignOnSession, 'current' | 'getToken'>,
  { user, provided }: Pick<CatalogueReading, 'user' | 'provided'> = {},
): CatalogueReading {
  const controller = new AbortController();
  const { getToken } = session;
  const { signal } = controller;
  const memory = rememberCatalogue({ configuration, session, user, signal });
  const repository = {
    ...createArtifactRepository({ ...configuration, fetch: fetchOrTake, getToken, signal }),
    memory,
  };
  if (provided) provideData(repository, provided);
  return { repository, controller, user, provided };
}
