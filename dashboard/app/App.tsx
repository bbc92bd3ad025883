import { lazy, Suspense, useMemo } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { createArtifactRepository } from '../../src/entries/api';
import { TroviProvider } from '../../src/entries/components';
import type { CatalogueConfiguration, Session } from '../../src/entries/domain';
import { ArtifactListPage } from './pages/ArtifactListPage';
import { basePath, dashboardBase } from './routing/base';
import { ScreenBoundary } from './shell/ScreenBoundary';
import { Shell } from './shell/Shell';
import { Notifications } from './shell/Notifications';

// What the first visit of the list does not need is loaded with the screen that does.
const HomePage = lazy(async () => ({ default: (await import('./pages/HomePage')).HomePage }));
const NotFoundPage = lazy(async () => ({
  default: (await import('./pages/NotFoundPage')).NotFoundPage,
}));
const AboutPage = lazy(async () => ({ default: (await import('./pages/AboutPage')).AboutPage }));
const ArtifactDetailPage = lazy(async () => ({
  default: (await import('./pages/ArtifactDetailPage')).ArtifactDetailPage,
}));

const nobody = {};
/** Browsing without signing on. */
const anonymousSession: Session = { current: () => nobody, subscribe: () => () => undefined };

export interface AppProps {
  configuration: CatalogueConfiguration;
}

/** The dashboard: the services, and which screen belongs to which path (spec 2, "Route table"). */
export function App({ configuration }: AppProps) {
  const repository = useMemo(() => createArtifactRepository(configuration), [configuration]);
  return (
    <TroviProvider
      repository={repository}
      session={anonymousSession}
      configuration={configuration}
      linkBase={dashboardBase}
    >
      <BrowserRouter basename={`${basePath}/`}>
        <Shell>
          <ScreenBoundary>
            <Suspense>
              <Routes>
                <Route index element={<HomePage />} />
                <Route path="artifacts" element={<ArtifactListPage />} />
                <Route path="artifacts/:uuid" element={<ArtifactDetailPage />} />
                <Route path="artifacts/:uuid/versions/:version" element={<ArtifactDetailPage />} />
                <Route path="about" element={<AboutPage />} />
                <Route path="*" element={<NotFoundPage />} />
              </Routes>
            </Suspense>
          </ScreenBoundary>
        </Shell>
      </BrowserRouter>
      <Notifications />
    </TroviProvider>
  );
}
