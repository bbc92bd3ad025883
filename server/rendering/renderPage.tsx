import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';

import { App } from '../../dashboard/App';
import type { SiteConfiguration } from '../../dashboard/configuration/siteConfiguration';
import { ArtifactDetailPage } from '../../dashboard/pages/ArtifactDetailPage';
import { ArtifactListPage } from '../../dashboard/pages/ArtifactListPage';
import { HomePage } from '../../dashboard/pages/HomePage';
import { readProvidedData } from '../../dashboard/published/readProvidedData';
import { basePath } from '../../dashboard/routing/base';
import { createCatalogueReading } from '../../dashboard/session/catalogueReading';
import { sitePartsOf } from '../../dashboard/site/sitePartsOf';
import { anonymous } from '../../src/components/services/TroviContext';
import type { SignOnSession } from '../../src/domain/ports/session';
import { routes } from '../../src/domain/addresses/routes';
import type { RenderJob } from './renderJob';

/** The published screens. The app loads their code lazily; here, it is loaded at once. */
const screens = [
  { path: routes.home.path, element: <HomePage /> },
  { path: routes.catalogue.path, element: <ArtifactListPage /> },
  { path: routes.artifact.path, element: <ArtifactDetailPage /> },
  { path: routes.version.path, element: <ArtifactDetailPage /> },
];

const never = () => Promise.reject(new Error('Nobody signs in on a server.'));

const session: SignOnSession = {
  current: () => anonymous,
  subscribe: () => () => undefined,
  start: () => undefined,
  login: never,
  logout: never,
  requireLogin: () => () => undefined,
  getToken: async () => null,
};

/**
 * A page as HTML that the app hydrates: the page that an anonymous visitor sees first. `undefined`
 * for a list without cards, which the app fills later. Rejects if a response is missing or broken.
 */
export async function renderPage(
  { location, ...responses }: RenderJob,
  configuration: SiteConfiguration,
): Promise<string | undefined> {
  const provided = await readProvidedData(responses, configuration);
  const published = createCatalogueReading(configuration, session, { provided });
  const site = sitePartsOf(configuration);
  const markup = renderToString(
    <StrictMode>
      <StaticRouter basename={`${basePath}/`} location={location}>
        <App {...{ configuration, session, site, screens, published }} />
      </StaticRouter>
    </StrictMode>,
  );
  return provided.artifact || markup.includes(' part="card"') ? markup : undefined;
}
