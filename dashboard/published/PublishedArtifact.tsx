import {
  type Artifact,
  type ArtifactRepository,
  artifactUrl,
  noBadges,
} from '../../src/entries/domain';
import type { SiteConfiguration } from '../configuration/siteConfiguration';
import { BackToList } from '../pages/BackToList';
import { ShownArtifact } from '../pages/ShownArtifact';
import { dashboardBase } from '../routing/base';
import { page } from '../shell/Shell.css';
import { PublishedScreen } from './PublishedScreen';

export interface PublishedArtifactProps {
  artifact: Artifact;
  version?: string;
  configuration: SiteConfiguration;
}

/** Nothing is fetched while a page is rendered. */
const nothing: ArtifactRepository = {
  async *list() {
    // There are no pages.
  },
  find: () => Promise.reject(new Error('A rendered page fetches nothing.')),
  tags: async () => [],
  badges: async () => noBadges,
};

/** The screen of an artifact as a visitor first sees it. */
export function PublishedArtifact({ artifact, version, configuration }: PublishedArtifactProps) {
  const { pathname } = new URL(artifactUrl(dashboardBase, artifact.id, { version }));
  return (
    <PublishedScreen location={pathname} repository={nothing} configuration={configuration}>
      <div className={page}>
        <BackToList />
        <ShownArtifact artifact={artifact} version={version} />
      </div>
    </PublishedScreen>
  );
}
