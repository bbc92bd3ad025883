import { createArtifactRepository } from '../../src/entries/api';
import { provideData, type ProvidedData } from '../../src/entries/components';
import type {
  ArtifactRepository,
  CatalogueConfiguration,
  SignOnSession,
  User,
} from '../../src/entries/domain';
import { rememberCatalogue } from '../catalogue/rememberCatalogue';
import { fetchOrTake } from '../first/firstAnswers';

/** The catalogue as one reader sees it. */
export interface CatalogueReading {
  repository: ArtifactRepository;
  /** Ends the running calls of this reader. */
  controller: AbortController;
  /** The signed-in user; `undefined` for an anonymous visitor. */
  user?: User;
  /** What was known before the first call. */
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
