import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import type { CatalogueConfiguration } from '../../domain/configuration/configuration';
import type { ArtifactRepository } from '../../domain/ports/artifactRepository';
import type { Session } from '../../domain/ports/session';
import type { User } from '../../domain/user';
import { type CatalogueLoader, createCatalogueLoader } from './catalogueLoader';

/** One load for each repository, whoever shows it. */
const loaders = new WeakMap<ArtifactRepository, CatalogueLoader>();

function loaderOf(repository: ArtifactRepository): CatalogueLoader {
  const loader = loaders.get(repository) ?? createCatalogueLoader(repository);
  loaders.set(repository, loader);
  return loader;
}

interface Services {
  repository: ArtifactRepository;
  session: Session;
  configuration: CatalogueConfiguration;
  linkBase: string;
  loader: CatalogueLoader;
}

const ServicesContext = createContext<Services | undefined>(undefined);

export interface TroviProviderProps {
  /** Where artifacts come from. A new object begins with an empty catalogue. */
  repository: ArtifactRepository;
  /** Who is using the page. */
  session: Session;
  /** Names and addresses of the deployment. */
  configuration: CatalogueConfiguration;
  /**
   * Where links to artifacts lead: the address of a dashboard, with a final slash.
   * @default the configuration's `dashboardUrl`
   */
  linkBase?: string;
  children: ReactNode;
}

/** Gives all parts below it the catalogue, the user and the configuration. Parts of one repository share one load of the list. */
export function TroviProvider(props: TroviProviderProps) {
  const {
    repository,
    session,
    configuration,
    linkBase = configuration.dashboardUrl,
    children,
  } = props;
  const loader = loaderOf(repository);
  const services = useMemo(
    () => ({ repository, session, configuration, linkBase, loader }),
    [repository, session, configuration, linkBase, loader],
  );
  return <ServicesContext.Provider value={services}>{children}</ServicesContext.Provider>;
}

/** The services of the nearest {@link TroviProvider}. Throws without one. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('A Trovi component needs a TroviProvider above it.');
  return services;
}

/** Who is signed in, if anybody. */
export function useUser(): User | undefined {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.current).user;
}
