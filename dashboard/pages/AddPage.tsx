import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createArtifactEditor } from '../../src/api/editing/createArtifactEditor';
import { createArtifactWriter } from '../../src/api/editing/createArtifactWriter';
import { AddArtifact } from '../../src/components/add/AddArtifact/AddArtifact';
import { ArtifactFailure } from '../../src/components/detail/ArtifactFailure/ArtifactFailure';
import { useServices } from '../../src/components/services/TroviContext';
import { useArtifact } from '../../src/components/services/useArtifact';
import { useCatalogueLoader } from '../../src/components/services/useCatalogueLoad';
import { Spinner } from '../../src/components/ui/Spinner/Spinner';
import { readCopySource } from '../../src/domain/addresses/copyUrl';
import {
  type AddMode,
  readAddMode,
  readSharingKey,
  writeAddMode,
} from '../../src/domain/addresses/routeQueries';
import { artifactUrl, routes } from '../../src/domain/addresses/routes';
import type { Artifact } from '../../src/domain/artifact/artifact';
import { copyValues } from '../../src/domain/imports/startValues';
import type { ArtifactWriter } from '../../src/domain/ports/artifactWriter';
import { parseYaml } from '../metadata/parseYaml';
import { CopyNote } from './CopyNote';
import { useLeaveGuard } from '../routing/useLeaveGuard';
import { useTitle } from '../routing/useTitle';
import { useSession } from '../session/SessionContext';
import { page, pageTitle } from '../shell/Shell.css';
import { toasts } from '../shell/pageToasts';
import { checkTemplate } from '../template/checkTemplate';

const unlinkedMessage =
  'The new artifact could not be linked to the copied one.\nAdd the link on its Edit page.';

/**
 * The Add screen: by import or by hand (product 2.9). The query parameter `mode` holds the open
 * tab.
 */
export function AddPage() {
  const { search } = useLocation();
  const id = readCopySource(search);
  if (!id) return <AddScreen />;
  return <CopyScreen key={id} id={id} sharingKey={readSharingKey(search)} />;
}

/** Loads the artifact to copy. The form is shown while it loads, and also if that fails. */
function CopyScreen({ id, sharingKey }: { id: string; sharingKey?: string }) {
  const { artifact, error, status, retry } = useArtifact(id, sharingKey);
  const [source, setSource] = useState<Artifact>();
  // A later response does not fill the form again.
  if (!source && artifact && status === 'ready') setSource(artifact);
  return (
    <AddScreen source={source}>
      {status === 'failed' && !source && <ArtifactFailure error={error} onRetry={retry} />}
      {status === 'loading' && !source && <Spinner label="Loading the artifact to copy…" />}
    </AddScreen>
  );
}

function AddScreen({ source, children }: { source?: Artifact; children?: ReactNode }) {
  const { configuration } = useServices();
  const loader = useCatalogueLoader();
  const { getToken } = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isDirty, setIsDirty] = useState(false);
  const [isLinked, setIsLinked] = useState(true);
  const { supportEmail, testbedName } = configuration;
  const start = useMemo(
    () =>
      source && {
        source: 'the copied artifact',
        values: copyValues(source, { supportEmail, testbedName }),
      },
    [source, supportEmail, testbedName],
  );
  const sourceId = isLinked ? source?.id : undefined;
  const editor = useMemo(
    () => createArtifactEditor({ ...configuration, getToken }),
    [configuration, getToken],
  );
  const writer = useMemo((): ArtifactWriter => {
    const { create, importFrom } = createArtifactWriter({ ...configuration, getToken });
    const linked = async (artifact: Artifact) => {
      if (!sourceId) return artifact;
      // Links cannot be set at creation (contract/api 2.3).
      return editor.updateLinks(artifact.id, [sourceId]).catch(() => {
        toasts.show('negative', unlinkedMessage);
        return artifact;
      });
    };
    const listed = async (adding: Promise<Artifact>) => {
      const artifact = await adding;
      loader.put(artifact);
      return artifact;
    };
    return {
      create: (...sent) => listed(create(...sent).then(linked)),
      importFrom: (url) => listed(importFrom(url)),
    };
  }, [configuration, editor, getToken, loader, sourceId]);
  const mode = readAddMode(search);
  const changeMode = (next: AddMode) => {
    void navigate({ search: writeAddMode(search, next) }, { replace: true });
  };
  const open = useCallback(
    (artifactId: string) => void navigate(artifactUrl('/', artifactId), { state: { isNew: true } }),
    [navigate],
  );
  useTitle(routes.add.title);
  const leaveQuestion = useLeaveGuard(isDirty, 'What you typed is kept as a draft on this device.');
  return (
    <div className={page}>
      <h1 className={pageTitle}>Add an artifact</h1>
      {children}
      {source && <CopyNote {...{ source, isLinked }} onLinkedChange={setIsLinked} />}
      <AddArtifact
        start={start}
        mode={mode}
        onModeChange={changeMode}
        writer={writer}
        drafts={window.localStorage}
        parseYaml={parseYaml}
        findGitRefs={editor.findGitRefs}
        checkTemplate={checkTemplate}
        onCreated={open}
        onNotify={toasts.showOutcome}
        onDirtyChange={setIsDirty}
      />
      {leaveQuestion}
    </div>
  );
}
