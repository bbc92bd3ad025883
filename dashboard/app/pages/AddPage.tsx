import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AddArtifact, type AddMode } from '../../../src/entries/add';
import { createArtifactWriter } from '../../../src/entries/api';
import { useCatalogueLoader, useServices } from '../../../src/entries/components';
import {
  type Artifact,
  type ArtifactWriter,
  artifactUrl,
  readAddMode,
  routes,
  writeAddMode,
} from '../../../src/entries/domain';
import { parseYaml } from '../metadata/parseYaml';
import { useLeaveGuard } from '../routing/useLeaveGuard';
import { useTitle } from '../routing/useTitle';
import { useSignOn } from '../session/SignOnContext';
import { page, pageTitle } from '../shell/Shell.css';
import { toasts } from '../shell/toasts';
import { preloadToaster } from '../shell/toasterCode';

/**
 * The Add screen: by import or by hand (product 2.9). The query parameter `mode` holds the open
 * tab.
 */
export function AddPage() {
  const { configuration } = useServices();
  const loader = useCatalogueLoader();
  const { getToken } = useSignOn();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [isDirty, setIsDirty] = useState(false);
  const writer = useMemo((): ArtifactWriter => {
    const { create, importFrom } = createArtifactWriter({ ...configuration, getToken });
    const listed = async (adding: Promise<Artifact>) => {
      const artifact = await adding;
      loader.put(artifact);
      return artifact;
    };
    return {
      create: (draft) => listed(create(draft)),
      importFrom: (url) => listed(importFrom(url)),
    };
  }, [configuration, getToken, loader]);
  const mode = readAddMode(search);
  const changeMode = (next: AddMode) => {
    setSearch((current) => writeAddMode(current, next), { replace: true });
  };
  const open = useCallback(
    (artifactId: string) => void navigate(artifactUrl('/', artifactId)),
    [navigate],
  );
  useTitle(routes.add.title);
  useEffect(preloadToaster, []);
  const leaveQuestion = useLeaveGuard(isDirty, 'What you typed is kept as a draft on this device.');
  return (
    <div className={page}>
      <h1 className={pageTitle}>Add an artifact</h1>
      <AddArtifact
        mode={mode}
        onModeChange={changeMode}
        writer={writer}
        drafts={window.localStorage}
        parseYaml={parseYaml}
        onCreated={open}
        onNotify={toasts.showOutcome}
        onDirtyChange={setIsDirty}
      />
      {leaveQuestion}
    </div>
  );
}
