import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router';
import type { CatalogueConfiguration } from '../src/domain/configuration/configuration';
import type { SignOnSession } from '../src/domain/ports/session';
import { CatalogueAccess } from './session/CatalogueAccess';
import type { CatalogueReading } from './session/catalogueReading';
import { SessionProvider } from './session/SessionContext';
import { ScreenBoundary } from './shell/ScreenBoundary';
import { Shell } from './shell/Shell';
import { Notifications } from './shell/Notifications';
import { type SiteParts, SitePartsContext } from './site/siteParts';

export interface AppProps {
  configuration: CatalogueConfiguration;
  session: SignOnSession;
  /** What the operator adds to the frame of every screen. */
  site?: SiteParts;
  /** The routes with their screens. The last one is for addresses that match no other route. */
  screens: RouteObject[];
  /** How an anonymous visitor reads the catalogue of a published page. */
  published?: CatalogueReading;
  /** Called before paint when a screen appears. */
  onShown?: () => void;
}

const noParts: SiteParts = {};

/** The dashboard below its router: services, the shell, and the screen of the current address. */
export function App(props: AppProps) {
  const { configuration, session, site = noParts, screens, published, onShown } = props;
  return (
    <SessionProvider value={session}>
      <CatalogueAccess configuration={configuration} published={published}>
        <Shell {...site}>
          <ScreenBoundary>
            <Suspense>
              <ShownScreen onShown={onShown}>
                <SitePartsContext.Provider value={site}>
                  <Screens screens={screens} />
                </SitePartsContext.Provider>
              </ShownScreen>
            </Suspense>
          </ScreenBoundary>
        </Shell>
        <Notifications />
      </CatalogueAccess>
    </SessionProvider>
  );
}

/** The screen of the current address. No route matches a path with a line break, not even `*`. */
function Screens({ screens }: Pick<AppProps, 'screens'>) {
  return matchRoutes(screens, useLocation()) ? (
    <MatchedScreen screens={screens} />
  ) : (
    screens.at(-1)?.element
  );
}

function MatchedScreen({ screens }: Pick<AppProps, 'screens'>) {
  return useRoutes(screens);
}

function ShownScreen({ onShown, children }: Pick<AppProps, 'onShown'> & { children: ReactNode }) {
  useLayoutEffect(() => onShown?.(), [onShown]);
  return children;
}
