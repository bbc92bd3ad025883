import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { createArtifactEditor } from '../../src/api/editing/createArtifactEditor';
import { ArtifactFailure } from '../../src/components/detail/ArtifactFailure/ArtifactFailure';
import { isMissing } from '../../src/components/detail/ArtifactFailure/artifactFailureText';
import { EditArtifact } from '../../src/components/edit/EditArtifact/EditArtifact';
import { useEditedArtifact } from '../../src/components/edit/EditArtifact/useEditedArtifact';
import { EditSkeleton } from '../../src/components/edit/EditSkeleton/EditSkeleton';
import { RepositoryCheck } from '../../src/components/requirements/RepositoryCheck/RepositoryCheck';
import { useServices, useUser } from '../../src/components/services/TroviContext';
import { useCatalogueLoader } from '../../src/components/services/useCatalogueLoad';
import { latestVersion } from '../../src/domain/artifact/versions/versions';
import { routes } from '../../src/domain/addresses/routes';
import { discardEdits } from '../../src/domain/drafts/storedDraft';
import { useLeaveGuard } from '../routing/useLeaveGuard';
import { useTitle } from '../routing/useTitle';
import { useSession } from '../session/SessionContext';
import { page } from '../shell/Shell.css';
import { toasts } from '../shell/pageToasts';
import { checkTemplate } from '../template/checkTemplate';
import { editTitle } from './artifactTitles';
import { reader } from './fileReading';
import { MissingArtifact } from './MissingArtifact';

/** The Edit screen (product 2.10). A different artifact or user gets a new form. */
export function EditPage() {
  const { uuid = '' } = useParams();
  const user = useUser();
  return <EditScreen key={`${user?.urn} ${uuid}`} artifactId={uuid} />;
}

function EditScreen({ artifactId }: { artifactId: string }) {
  const { configuration } = useServices();
  const { getToken } = useSession();
  const user = useUser();
  const editor = useMemo(
    () => createArtifactEditor({ ...configuration, getToken }),
    [configuration, getToken],
  );
  const { hash } = useLocation();
  const { artifact, error, status, retry, replace } = useEditedArtifact(editor, artifactId);
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const [isDeleted, setIsDeleted] = useState(false);
  useTitle(editTitle({ artifact, error, status }, user));
  useEffect(() => withdrawActions, []);
  const leaveQuestion = useLeaveGuard(
    unsaved.length > 0 && !isDeleted,
    'Your unsaved changes are kept as a draft on this device.',
  );
  const version = artifact && latestVersion(artifact);
  if (isDeleted && artifact) return <Farewell artifactId={artifact.id} />;
  return (
    <div className={page}>
      {status === 'failed' && <ArtifactFailure error={error} onRetry={retry} />}
      {status === 'failed' && isMissing(error) && <MissingArtifact />}
      {status === 'loading' && <EditSkeleton />}
      {artifact && (
        <EditArtifact
          artifact={artifact}
          editor={editor}
          startAt={hash.slice(1)}
          drafts={window.localStorage}
          onArtifact={replace}
          onNotify={toasts.showOutcome}
          onUnsavedChange={setUnsaved}
          onDeleted={() => setIsDeleted(true)}
          checkTemplate={checkTemplate}
          repositoryCheck={version && <RepositoryCheck version={version} reader={reader} />}
        />
      )}
      {leaveQuestion}
    </div>
  );
}

/** Removes notifications whose buttons act on a form that is no longer shown. */
function withdrawActions(): void {
  for (const { id, action } of toasts.current()) if (action) toasts.dismiss(id);
}

/**
 * Replaces the form of a deleted artifact, and deletes its drafts. The form would store them again
 * while it is shown.
 */
function Farewell({ artifactId }: { artifactId: string }) {
  const loader = useCatalogueLoader();
  const user = useUser();
  const navigate = useNavigate();
  useEffect(() => {
    if (user) discardEdits(window.localStorage, user.urn, artifactId);
    loader.remove(artifactId);
    void navigate(routes.catalogue.path, { replace: true });
  }, [artifactId, loader, navigate, user]);
  return null;
}
