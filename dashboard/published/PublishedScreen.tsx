import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router';
import { TroviProvider } from '../../src/entries/components';
import type { ArtifactRepository, SignOnSession } from '../../src/entries/domain';
import type { SiteConfiguration } from '../configuration/siteConfiguration';
import { basePath, dashboardBase } from '../routing/base';
import { SessionProvider } from '../session/SessionContext';
import { Shell } from '../shell/Shell';
import { sitePartsOf } from '../site/sitePartsOf';

export interface PublishedScreenProps {
  /** The path of the screen, with its query. */
  location: string;
  repository: ArtifactRepository;
  configuration: SiteConfiguration;
  children: ReactNode;
}

const nobody = {};
const never = () => Promise.reject(new Error('Nobody signs in on a server.'));

const stranger: SignOnSession = {
  current: () => nobody,
  subscribe: () => () => undefined,
  start: () => undefined,
  login: never,
  logout: never,
  requireLogin: () => () => undefined,
  getToken: async () => null,
};

/** A screen as a visitor first sees it. A publishing server renders it. */
export function PublishedScreen(props: PublishedScreenProps) {
  const { location, repository, configuration, children } = props;
  return (
    <SessionProvider value={stranger}>
      <TroviProvider
        repository={repository}
        session={stranger}
        configuration={configuration}
        linkBase={dashboardBase}
      >
        <StaticRouter basename={`${basePath}/`} location={location}>
          <Shell {...sitePartsOf(configuration)}>{children}</Shell>
        </StaticRouter>
      </TroviProvider>
    </SessionProvider>
  );
}
