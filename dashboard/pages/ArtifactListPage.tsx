import {
  ArtifactCatalogue,
  type OwnToolsProps,
} from '../../src/components/catalogue/ArtifactCatalogue/ArtifactCatalogue';
import { lazyCode, LazyNote, useLazyCode } from '../../src/components/ui/lazy/lazyCode';
import { useUser } from '../../src/components/services/TroviContext';
import { routes } from '../../src/domain/addresses/routes';
import { useQueryState } from '../catalogue/useQueryState';
import { useTitle } from '../routing/useTitle';
import { useSlashShortcut } from '../shortcuts/slashSetting';
import { page, pageTitle } from '../shell/Shell.css';

const ownTools = lazyCode(async () => (await import('./OwnTools')).OwnTools);

/** The artifact list (product 2.4). */
export function ArtifactListPage() {
  const [query, setQuery] = useQueryState();
  const hasShortcut = useSlashShortcut();
  const isOwn = useUser() !== undefined && query.filters.owned;
  useTitle(isOwn ? 'My Artifacts' : routes.catalogue.title);
  return (
    <div className={page}>
      <h1 className={pageTitle}>{isOwn ? 'My Artifacts' : 'Browse Artifacts'}</h1>
      <ArtifactCatalogue
        query={query}
        onQueryChange={setQuery}
        hasShortcut={hasShortcut}
        ownTools={OwnTools}
      />
    </div>
  );
}

/** The tools of an owner. Their space is reserved while they load. */
function OwnTools(props: OwnToolsProps) {
  const state = useLazyCode(ownTools);
  if (state.code) return <state.code {...props} />;
  return (
    <div style={{ minHeight: 32 }}>
      <LazyNote state={state} />
    </div>
  );
}
