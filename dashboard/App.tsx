import { Suspense } from 'react';
import { BrowserRouter, matchRoutes, useLocation, useRoutes } from 'react-router';
import { lazyCode, lazyScreen } from '../src/entries/components';
import type { CatalogueConfiguration, SignOnSession } from '../src/entries/domain';
import { ArtifactListPage } from './pages/ArtifactListPage';
import { basePath } from './routing/base';
import { screenRoutes } from './routing/screenRoutes';
import { CatalogueAccess } from './session/CatalogueAccess';
import { SessionProvider } from './session/SessionContext';
import { ScreenBoundary } from './shell/ScreenBoundary';
import { Shell } from './shell/Shell';
import { Notifications } from './shell/Notifications';
import type { SiteParts } from './site/siteParts';

// The first visit shows the list. Each other screen loads its code when it is first shown.
const HomePage = lazyScreen(lazyCode(async () => (await import('./pages/HomePage')).HomePage));
const AboutPage = lazyScreen(lazyCode(async () => (await import('./pages/AboutPage')).AboutPage));
const ArtifactDetailPage = lazyScreen(
  lazyCode(async () => (await import('./pages/ArtifactDetailPage')).ArtifactDetailPage),
);
const AddPage = lazyScreen(lazyCode(async () => (await import('./pages/AddPage')).AddPage));
const EditPage = lazyScreen(lazyCode(async () => (await import('./pages/EditPage')).EditPage));
const Protected = lazyScreen(lazyCode(async () => (await import('./session/Protected')).Protected));
const SignOnPage = lazyScreen(
  lazyCode(async () => (await import('./session/SignOnPage')).SignOnPage),
);
const NotFoundPage = lazyScreen(
  lazyCode(async () => (await import('./pages/NotFoundPage')).NotFoundPage),
);

const screens = screenRoutes(Protected, {
  home: <HomePage />,
  catalogue: <ArtifactListPage />,
  add: <AddPage />,
  edit: <EditPage />,
  artifact: <ArtifactDetailPage />,
  version: <ArtifactDetailPage />,
  about: <AboutPage />,
  login: <SignOnPage />,
  notFound: <NotFoundPage />,
});

/** The screen of the address. No route matches a path with a line break, not even `*`. */
function Screens() {
  return matchRoutes(screens, useLocation()) ? <MatchedScreen /> : <NotFoundPage />;
}

function MatchedScreen() {
  return useRoutes(screens);
}

export interface AppProps {
  configuration: CatalogueConfiguration;
  session: SignOnSession;
  /** What the operator adds to the frame of every screen. */
  site?: SiteParts;
}

/** The dashboard: services, the shell, and the screen of the address. */
export function App({ configuration, session, site }: AppProps) {
  return (
    <SessionProvider value={session}>
      <CatalogueAccess configuration={configuration}>
        <BrowserRouter basename={`${basePath}/`}>
          <Shell {...site}>
            <ScreenBoundary>
              <Suspense>
                <Screens />
              </Suspense>
            </ScreenBoundary>
          </Shell>
        </BrowserRouter>
        <Notifications />
      </CatalogueAccess>
    </SessionProvider>
  );
}
