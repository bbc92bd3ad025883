import { Suspense } from 'react';
import { BrowserRouter, createRoutesFromElements, Route, useRoutes } from 'react-router-dom';
import type { CatalogueConfiguration, SignOnSession } from '../../src/entries/domain';
import { ArtifactListPage } from './pages/ArtifactListPage';
import { basePath } from './routing/base';
import { lateScreen } from './routing/lateScreen';
import { CatalogueAccess } from './session/CatalogueAccess';
import { SignOnProvider } from './session/SignOnContext';
import { ScreenBoundary } from './shell/ScreenBoundary';
import { Shell } from './shell/Shell';
import { Notifications } from './shell/Notifications';

// What the first visit of the list does not need is loaded with the screen that does.
const HomePage = lateScreen(async () => (await import('./pages/HomePage')).HomePage);
const NotFoundPage = lateScreen(async () => (await import('./pages/NotFoundPage')).NotFoundPage);
const AboutPage = lateScreen(async () => (await import('./pages/AboutPage')).AboutPage);
const ArtifactDetailPage = lateScreen(
  async () => (await import('./pages/ArtifactDetailPage')).ArtifactDetailPage,
);
const AddPage = lateScreen(async () => (await import('./pages/AddPage')).AddPage);
const EditPage = lateScreen(async () => (await import('./pages/EditPage')).EditPage);
const Protected = lateScreen(async () => (await import('./session/Protected')).Protected);
const LoginPage = lateScreen(async () => (await import('./session/LoginPage')).LoginPage);

/** Which screen belongs to which path (product 2.1). */
const routes = createRoutesFromElements(
  <>
    <Route index element={<HomePage />} />
    <Route path="artifacts" element={<ArtifactListPage />} />
    <Route
      path="artifacts/add"
      element={
        <Protected>
          <AddPage />
        </Protected>
      }
    />
    <Route
      path="artifacts/:uuid/edit"
      element={
        <Protected>
          <EditPage />
        </Protected>
      }
    />
    <Route path="login" element={<LoginPage />} />
    <Route path="artifacts/:uuid" element={<ArtifactDetailPage />} />
    <Route path="artifacts/:uuid/versions/:version" element={<ArtifactDetailPage />} />
    <Route path="about" element={<AboutPage />} />
    <Route path="*" element={<NotFoundPage />} />
  </>,
);

/** The screen of the address. The router's `*` matches no line break: such a path is not found either. */
function Screens() {
  return useRoutes(routes) ?? <NotFoundPage />;
}

export interface AppProps {
  configuration: CatalogueConfiguration;
  session: SignOnSession;
}

/** The dashboard: the services, what stands around every screen, and the screen. */
export function App({ configuration, session }: AppProps) {
  return (
    <SignOnProvider value={session}>
      <CatalogueAccess configuration={configuration}>
        <BrowserRouter basename={`${basePath}/`}>
          <Shell>
            <ScreenBoundary>
              <Suspense>
                <Screens />
              </Suspense>
            </ScreenBoundary>
          </Shell>
        </BrowserRouter>
        <Notifications />
      </CatalogueAccess>
    </SignOnProvider>
  );
}
