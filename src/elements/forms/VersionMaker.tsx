import { artifactFailureText } from '../../components/detail/ArtifactFailure/artifactFailureText';
import { useUser } from '../../components/services/TroviContext';
import { useEditedArtifact } from '../../components/edit/EditArtifact/useEditedArtifact';
import type { Toasts } from '../../components/ui/Toaster/toasts';
import { VersionDialog } from '../../components/edit/versions/VersionDialog/VersionDialog';
import { useVersionCreation } from '../../components/edit/versions/saving/useVersionCreation';
import type { Artifact } from '../../domain/artifact/artifact';
import { canEdit } from '../../domain/artifact/permissions';
import { displayTitle } from '../../domain/artifact/derivedValues';
import { NoticeDialog } from './NoticeDialog';
import { useFailureReport } from '../runtime/providedData/callProblem';
import type { EditorServices } from '../runtime/services/editorServices';

export interface VersionMakerProps {
  services: EditorServices;
  artifactId: string;
  /** The artifact, if the page provides it. */
  provided?: Artifact;
  isOpen: boolean;
  toasts: Toasts;
  onClose: () => void;
  /** Called with the slug of the new version. */
  onCreated: (slug: string) => void;
}

/**
 * The content of `trovi-version-dialog` for signed-in users: the dialog, or the reason why it is
 * not available.
 */
export function VersionMaker(props: VersionMakerProps) {
  const { services, artifactId, provided, isOpen, onClose } = props;
  const user = useUser();
  const { editor } = services;
  const { artifact, error, status, retry, replace } = useEditedArtifact(
    editor,
    artifactId,
    provided,
  );
  useFailureReport(`${artifactId} cannot be edited`, status, error);
  const notice = { isOpen, onClose };
  if (status === 'loading') return <NoticeDialog {...notice} isBusy />;
  if (!artifact) {
    const { heading, remark } = artifactFailureText(error);
    const text = remark ? `${heading} ${remark}` : heading;
    return (
      <NoticeDialog {...notice} action={{ label: 'Try again', onPress: retry }}>
        {text}
      </NoticeDialog>
    );
  }
  if (!canEdit(artifact, user)) {
    return (
      <NoticeDialog {...notice}>
        You do not have permission to edit this artifact. Only the owner of “
        <bdi>{displayTitle(artifact)}</bdi>” and its collaborators and administrators may edit it.
      </NoticeDialog>
    );
  }
  return <MakerOf {...props} artifact={artifact} onArtifact={replace} />;
}

interface MakerOfProps extends VersionMakerProps {
  artifact: Artifact;
  onArtifact: (artifact: Artifact) => void;
}

function MakerOf(props: MakerOfProps) {
  const { services, artifact, isOpen, toasts, onArtifact, onClose, onCreated } = props;
  const { editor } = services;
  const creation = useVersionCreation({
    artifact,
    editor,
    onArtifact,
    onNotify: toasts.showOutcome,
  });
  return (
    <VersionDialog
      {...creation}
      isOpen={isOpen}
      onClose={onClose}
      onCreated={(version) => {
        creation.onCreated(version);
        onCreated(version.slug);
      }}
    />
  );
}
