import type { ComponentType } from 'react';
import { lazyCode, type LazyCode, lazyScreen } from '../src/components/ui/lazy/lazyCode';
import type { RouteName } from '../src/domain/addresses/routes';
import { ArtifactListPage } from './pages/ArtifactListPage';
import { screenRoutes } from './routing/screenRoutes';

// The first visit shows the list. Each other screen loads its code when it is first shown.
const home = lazyCode(async () => (await import('./pages/HomePage')).HomePage);
const about = lazyCode(async () => (await import('./pages/AboutPage')).AboutPage);
const detail = lazyCode(
  async () => (await import('./pages/ArtifactDetailPage')).ArtifactDetailPage,
);
const add = lazyCode(async () => (await import('./pages/AddPage')).AddPage);
const edit = lazyCode(async () => (await import('./pages/EditPage')).EditPage);
const guard = lazyCode(async () => (await import('./session/Protected')).Protected);
const login = lazyCode(async () => (await import('./session/SignOnPage')).SignOnPage);
const notFound = lazyCode(async () => (await import('./pages/NotFoundPage')).NotFoundPage);

const HomePage = lazyScreen(home);
const AboutPage = lazyScreen(about);
const ArtifactDetailPage = lazyScreen(detail);
const AddPage = lazyScreen(add);
const EditPage = lazyScreen(edit);
const Protected = lazyScreen(guard);
const SignOnPage = lazyScreen(login);
const NotFoundPage = lazyScreen(notFound);

/** The routes of the dashboard with their screens. */
export const screens = screenRoutes(Protected, {
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

/** The lazy code of screens that a publishing server renders. */
const published: Partial<Record<RouteName, LazyCode<ComponentType>>> = {
  home,
  artifact: detail,
  version: detail,
};

/** Loads the code of a published screen. Without it, React could not hydrate the page at once. */
export async function loadPublishedScreen(route: RouteName): Promise<void> {
  await published[route]?.load();
}
