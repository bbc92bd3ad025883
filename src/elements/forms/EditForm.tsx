import { useEffect, useMemo, useRef, useState } from 'react';
import { artifactFailureText } from '../../components/detail/ArtifactFailure/artifactFailureText';
import {
  EditArtifact,
  type EditSectionName,
} from '../../components/edit/EditArtifact/EditArtifact';
import { EditSkeleton } from '../../components/edit/EditSkeleton/EditSkeleton';
import { useEditedArtifact } from '../../components/edit/EditArtifact/useEditedArtifact';
import { successIcon } from '../../components/ui/Icon/statusIcons';
import { Message } from '../../components/ui/Message/Message';
import { baseStyle } from '../../components/ui/base/base.css';
import { Toaster } from '../../components/ui/Toaster/Toaster';
import { createToasts } from '../../components/ui/Toaster/toasts';
import type { Artifact } from '../../domain/artifact/artifact';
import { discardEdits } from '../../domain/drafts/storedDraft';
import type { User } from '../../domain/artifact/user';
import { useFailureReport } from '../runtime/providedData/callProblem';
import type { EditorServices } from '../runtime/services/editorServices';
import { ElementGround } from '../runtime/ElementGround';
import { ElementFailure, ElementShell } from '../runtime/ElementShell';
import { Waiting } from '../runtime/providedData/ElementArtifact';
import { pageDrafts } from '../runtime/services/pageDrafts';
import { type SavedSection, reportingEditor } from './reportingEditor';
import { useLeavingGuard } from './useLeavingGuard';

export interface EditFormProps {
  services: EditorServices;
  user: User;
  artifactId: string;
  /** The artifact, if the page provides it. */
  provided?: Artifact;
  section?: EditSectionName;
  onSaved: (artifactId: string, section: SavedSection) => void;
  onDeleted: (artifactId: string) => void;
}

/** The content of `trovi-artifact-form` for signed-in users, when the artifact exists. */
export function EditForm(props: EditFormProps) {
  const { services, user, artifactId, provided, section, onSaved, onDeleted } = props;
  const [toasts] = useState(createToasts);
  const [isDeleted, setIsDeleted] = useState(false);
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const editor = useMemo(() => reportingEditor(services.editor, onSaved), [services, onSaved]);
  const { artifact, error, status, retry, replace } = useEditedArtifact(
    editor,
    artifactId,
    provided,
  );
  useFailureReport(`${artifactId} cannot be edited`, status, error);
  useLeavingGuard(unsaved.length > 0 && !isDeleted);
  const finish = () => {
    setIsDeleted(true);
    onDeleted(artifactId);
  };
  if (status === 'loading') {
    return (
      <Waiting>
        <EditSkeleton />
      </Waiting>
    );
  }
  if (!artifact) return <ElementFailure {...artifactFailureText(error)} onRetry={retry} />;
  return (
    <ElementShell>
      <ElementGround>
        <div part="form">
          {isDeleted ? (
            <Farewell user={user} artifactId={artifactId} />
          ) : (
            <EditArtifact
              artifact={artifact}
              editor={editor}
              section={section}
              drafts={pageDrafts()}
              onArtifact={replace}
              onNotify={toasts.showOutcome}
              onUnsavedChange={setUnsaved}
              onDeleted={finish}
            />
          )}
        </div>
      </ElementGround>
      <Toaster toasts={toasts} />
    </ElementShell>
  );
}

/**
 * Replaces the form after the artifact is deleted. The form stores its drafts when it unmounts, so
 * this component discards them.
 */
function Farewell({ user, artifactId }: { user: User; artifactId: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drafts = pageDrafts();
    if (drafts) discardEdits(drafts, user.urn, artifactId);
    host.current?.focus({ preventScroll: true });
  }, [user, artifactId]);
  return (
    <div className={baseStyle} ref={host} tabIndex={-1}>
      <Message kind="empty" icon={successIcon} heading="Artifact deleted" />
    </div>
  );
}
