import { createArtifactRepository } from '../../api/createArtifactRepository';
import { noBadges } from '../../domain/badge';
import type { CatalogueConfiguration } from '../../domain/configuration';
import type { ArtifactRepository, GetToken, Session } from '../../domain/ports';
import type { GetPageToken } from './configure';
import { createTokenSession } from './createTokenSession';
import { shareFinds } from './shareFinds';

/** What an element gets from outside. */
export interface ElementServices {
  configuration: CatalogueConfiguration;
  repository: ArtifactRepository;
  session: Session;
  /** Gives the reader's token; absent where nobody has said how to get one. */
  getToken?: GetToken;
}

/** Stands where an address must; nothing is ever sent there. */
export const nowhere = 'https://unset.invalid';
/** Where nobody has said how to get a token. */
const withoutTokens: GetPageToken = async () => null;
const known = new WeakMap<GetPageToken, Map<string, ElementServices>>();

/** The services of a configuration: all elements of the page with an equal one share them. */
export function elementServices(
  configuration: CatalogueConfiguration,
  getToken?: GetPageToken,
): ElementServices {
  const byConfiguration =
    known.get(getToken ?? withoutTokens) ?? new Map<string, ElementServices>();
  known.set(getToken ?? withoutTokens, byConfiguration);
  const key = JSON.stringify(configuration);
  const services =
    byConfiguration.get(key) ??
    createServices(configuration, createTokenSession(getToken, configuration.urnNamespace));
  byConfiguration.set(key, services);
  return services;
}

/** The services of a configuration for the person of a session. */
export function createServices(
  configuration: CatalogueConfiguration,
  { session, getToken }: Pick<ElementServices, 'session' | 'getToken'>,
): ElementServices {
  const { apiUrl, portalUrl } = configuration;
  // Nothing is sent where an address is missing: elements ask for what it takes (`FedArtifact`), and badges are a decoration.
  const repository = createArtifactRepository({
    ...configuration,
    apiUrl: apiUrl || nowhere,
    portalUrl: portalUrl || nowhere,
    getToken,
  });
  return {
    configuration,
    session,
    getToken,
    repository: {
      ...repository,
      find: shareFinds((id, options) => repository.find(id, options)),
      badges: async (signal) => (portalUrl ? repository.badges(signal) : noBadges),
    },
  };
}
