import type { ArtifactRepository } from '../../src/entries/domain';
import { catalogueUrl } from '../../src/entries/domain';
import type { SiteConfiguration } from '../configuration/siteConfiguration';
import { ArtifactListPage } from '../pages/ArtifactListPage';
import { HomePage } from '../pages/HomePage';
import { dashboardBase } from '../routing/base';
import { PublishedScreen } from './PublishedScreen';

export interface PublishedListProps {
  screen: 'home' | 'catalogue';
  /** The query string of the page, with its question mark, or `''`. */
  search: string;
  /** The catalogue, as far as it is loaded. */
  repository: ArtifactRepository;
  configuration: SiteConfiguration;
}

/** The list or Home as a visitor first sees it with artifacts. */
export function PublishedList({ screen, search, repository, configuration }: PublishedListProps) {
  const isHome = screen === 'home';
  const { pathname } = new URL(isHome ? dashboardBase : catalogueUrl(dashboardBase));
  return (
    <PublishedScreen
      location={pathname + search}
      repository={repository}
      configuration={configuration}
    >
      {isHome ? <HomePage /> : <ArtifactListPage />}
    </PublishedScreen>
  );
}
