import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import type { CatalogueConfiguration } from '../../domain/configuration/configuration';
import type { ArtifactRepository } from '../../domain/ports/artifactRepository';
import type { Session, SessionState } from '../../domain/ports/session';
import type { User } from '../../domain/artifact/user';
import type { CatalogueLoader } from './catalogueLoader';

/** The loader of each repository whose list was requested. `useCatalogueLoader` adds to it. */
export const loaders = new WeakMap<ArtifactRepository, CatalogueLoader>();

interface Services {
  repository: ArtifactRepository;
  session: Session;
  configuration: CatalogueConfiguration;
  linkBase: string;
}

const ServicesContext = createContext<Services | undefined>(undefined);

export interface TroviProviderProps {
  /** Source of the artifacts. A new object starts with an empty catalogue. */
  repository: ArtifactRepository;
  /** Provides the signed-in user. */
  session: Session;
  /** Names and addresses of this deployment. */
  configuration: CatalogueConfiguration;
  /**
   * Address of the dashboard for links, with a final slash.
   * @default the configuration's `dashboardUrl`
   */
  linkBase?: string;
  /** Everything that uses Trovi components. */
  children: ReactNode;
}

/**
 * Provides repository, session and configuration to the components below. Components with the same
 * repository share one load of the list.
 */
export function TroviProvider(props: TroviProviderProps) {
  const {
    repository,
    session,
    configuration,
    linkBase = configuration.dashboardUrl,
    children,
  } = props;
  const services = useMemo(
    () => ({ repository, session, configuration, linkBase }),
    [repository, session, configuration, linkBase],
  );
  return <ServicesContext.Provider value={services}>{children}</ServicesContext.Provider>;
}

/** The services of the nearest {@link TroviProvider}. Throws an error without one. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('A Trovi component needs a TroviProvider above it.');
  return services;
}

/** The state of any session on a server, and while a page is hydrated. */
export const anonymous: SessionState = {};
const getAnonymous = () => anonymous;

/** The signed-in user; `undefined` for an anonymous visitor. */
export function useUser(): User | undefined {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.current, getAnonymous).user;
}
