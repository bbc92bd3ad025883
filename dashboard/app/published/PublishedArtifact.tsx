import { StaticRouter } from 'react-router-dom';
import { TroviProvider } from '../../../src/entries/components';
import {
  type Artifact,
  type ArtifactRepository,
  artifactUrl,
  type CatalogueConfiguration,
  noBadges,
  type SignOnSession,
} from '../../../src/entries/domain';
import { BackToList } from '../pages/BackToList';
import { ShownArtifact } from '../pages/ShownArtifact';
import { basePath, dashboardBase } from '../routing/base';
import { SignOnProvider } from '../session/SignOnContext';
import { Shell } from '../shell/Shell';
import { page } from '../shell/Shell.css';

export interface PublishedArtifactProps {
  artifact: Artifact;
  version?: string;
  configuration: CatalogueConfiguration;
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

/** Nothing is fetched while a page is rendered. */
const nothing: ArtifactRepository = {
  async *list() {
    // There are no pages.
  },
  find: () => Promise.reject(new Error('A rendered page fetches nothing.')),
  tags: async () => [],
  badges: async () => noBadges,
};

/** The screen of an artifact as a visitor first sees it. A publishing server renders it. */
export function PublishedArtifact({ artifact, version, configuration }: PublishedArtifactProps) {
  const { pathname } = new URL(artifactUrl(dashboardBase, artifact.id, { version }));
  return (
    <SignOnProvider value={stranger}>
      <TroviProvider
        repository={nothing}
        session={stranger}
        configuration={configuration}
        linkBase={dashboardBase}
      >
        <StaticRouter basename={`${basePath}/`} location={pathname}>
          <Shell>
            <div className={page}>
              <BackToList />
              <ShownArtifact artifact={artifact} version={version} />
            </div>
          </Shell>
        </StaticRouter>
      </TroviProvider>
    </SignOnProvider>
  );
}
