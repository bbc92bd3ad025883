import { ArtifactCatalogue, lateComponent, type OwnToolsProps } from '../../src/entries/components';
import { routes } from '../../src/entries/domain';
import { useQueryState } from '../catalogue/useQueryState';
import { withLateStyles } from '../routing/lateStyles';
import { useTitle } from '../routing/useTitle';
import { useSlashShortcut } from '../shortcuts/slashSetting';
import { page, pageTitle } from '../shell/Shell.css';

// Few visitors own artifacts. Its room is kept while it loads.
const OwnTools = lateComponent<OwnToolsProps>(
  async () => (await withLateStyles(import('./OwnTools'))).OwnTools,
  () => <div style={{ height: 32 }} />,
);

/** The artifact list (product 2.4). */
export function ArtifactListPage() {
  const [query, setQuery] = useQueryState();
  const hasShortcut = useSlashShortcut();
  useTitle(routes.catalogue.title);
  return (
    <div className={page}>
      <h1 className={pageTitle}>Browse Artifacts</h1>
      <ArtifactCatalogue
        query={query}
        onQueryChange={setQuery}
        hasShortcut={hasShortcut}
        ownTools={OwnTools}
      />
    </div>
  );
}
