import { createArtifactRepository } from '../../../api/catalogue/createArtifactRepository';
import { noBadges } from '../../../domain/artifact/badges/badge';
import type { CatalogueConfiguration } from '../../../domain/configuration/configuration';
import type { ArtifactRepository } from '../../../domain/ports/artifactRepository';
import type { GetToken } from '../../../domain/ports/getToken';
import type { Session } from '../../../domain/ports/session';
import type { ConfiguredPage, GetPageToken, TokenSession } from '../settings/configuredPage';
import { shareFinds } from './shareFinds';

/** The services of an element. */
export interface ElementServices {
  configuration: CatalogueConfiguration;
  repository: ArtifactRepository;
  session: Session;
  /** Gets the user's token. Absent if the page does not say how to get one. */
  getToken?: GetToken;
}

/** Placeholder for a missing address. Nothing is ever sent there. */
export const nowhere = 'https://unset.invalid';
/** Used when the page does not say how to get a token. Nobody is signed in then. */
const withoutTokens: GetPageToken = async () => null;
const anonymousSession: TokenSession = {
  session: { current: () => nobody, subscribe: () => () => {} },
};
const nobody = {};
const known = new WeakMap<GetPageToken, Map<string, ElementServices>>();

/**
 * Returns the services of a configuration. All elements of the page with an equal configuration
 * share them. Elements whose configurations differ only in settings for links still share the
 * artifacts that they fetch.
 */
export function elementServices(
  configuration: CatalogueConfiguration,
  {
    getToken = withoutTokens,
    createSession = () => anonymousSession,
  }: Omit<ConfiguredPage, 'settings'>,
): ElementServices {
  const byConfiguration = known.get(getToken) ?? new Map<string, ElementServices>();
  known.set(getToken, byConfiguration);
  const key = JSON.stringify(configuration);
  const same = byConfiguration.get(key);
  if (same) return same;
  const tokens = createSession(getToken, configuration.urnNamespace);
  const services = createServices(configuration, tokens);
  const peer = [...byConfiguration.values()].find(
    ({ configuration: { apiUrl, tokenTransport } }) =>
      apiUrl === configuration.apiUrl && tokenTransport === configuration.tokenTransport,
  );
  if (peer) services.repository.find = (id, options) => peer.repository.find(id, options);
  byConfiguration.set(key, services);
  return services;
}

/** Creates the services of a configuration for the user of a session. */
export function createServices(
  configuration: CatalogueConfiguration,
  { session, getToken }: Pick<ElementServices, 'session' | 'getToken'>,
): ElementServices {
  const { apiUrl, portalUrl } = configuration;
  // Nothing is sent to a missing address. Elements report a missing API address (`MissingAddress`),
  // and badges are optional.
  const options = {
    ...configuration,
    apiUrl: apiUrl || nowhere,
    portalUrl: portalUrl || nowhere,
    getToken,
  };
  const repository = createArtifactRepository(options);
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
