import { useState } from 'react';
import { AddArtifact } from '../../components/add/AddArtifact/AddArtifact';
import type { AddMode } from '../../domain/addresses/routeQueries';
import { ArtifactForm } from '../../components/add/ArtifactForm/ArtifactForm';
import { button, primary } from '../../components/ui/buttons/buttons.css';
import { useServices } from '../../components/services/TroviContext';
import { ImportForm } from '../../components/add/ImportForm/ImportForm';
import { successIcon } from '../../components/ui/Icon/statusIcons';
import { Message } from '../../components/ui/Message/Message';
import { baseStyle } from '../../components/ui/base/base.css';
import { Toaster } from '../../components/ui/Toaster/Toaster';
import { createToasts } from '../../components/ui/Toaster/toasts';
import { artifactUrl } from '../../domain/addresses/routes';
import type { EditorServices } from '../runtime/services/editorServices';
import { ElementGround } from '../runtime/ElementGround';
import { ElementShell } from '../runtime/ElementShell';
import { pageDrafts } from '../runtime/services/pageDrafts';
import { useLeavingGuard } from './useLeavingGuard';

export interface AddFormProps {
  services: EditorServices;
  /** The only mode to offer. Without it, each mode has a tab. */
  mode?: AddMode;
  onSaved: (artifactId: string, mode: AddMode) => void;
}

interface Added {
  artifactId: string;
  mode: AddMode;
}

/** The content of `trovi-artifact-form` for signed-in users, when there is no artifact yet. */
export function AddForm({ services, mode, onSaved }: AddFormProps) {
  const [toasts] = useState(createToasts);
  const [tab, setTab] = useState<AddMode>('manual');
  const [added, setAdded] = useState<Added>();
  const [isDirty, setIsDirty] = useState(false);
  useLeavingGuard(isDirty);
  const open = mode ?? tab;
  const formProps = {
    writer: services.writer,
    findGitRefs: services.editor.findGitRefs,
    drafts: pageDrafts(),
    onNotify: toasts.showOutcome,
    onDirtyChange: setIsDirty,
    onCreated(artifactId: string) {
      setAdded({ artifactId, mode: open });
      onSaved(artifactId, open);
    },
  };
  const Form = mode === 'import' ? ImportForm : ArtifactForm;
  return (
    <ElementShell>
      <ElementGround>
        <div part="form">
          {added && <AddedMessage {...added} onMore={() => setAdded(undefined)} />}
          {!added && mode && <Form {...formProps} />}
          {!added && !mode && <AddArtifact {...formProps} mode={tab} onModeChange={setTab} />}
        </div>
      </ElementGround>
      <Toaster toasts={toasts} />
    </ElementShell>
  );
}

function AddedMessage({ artifactId, mode, onMore }: Added & { onMore: () => void }) {
  const { linkBase } = useServices();
  return (
    <div className={baseStyle} ref={takeFocus} tabIndex={-1}>
      <Message
        kind="empty"
        icon={successIcon}
        heading={mode === 'import' ? 'Imported artifact' : 'Created artifact'}
        remark="Only people with a role on a private artifact, or with its secret link, can open it."
      >
        {linkBase && (
          <a className={`${button} ${primary}`} href={artifactUrl(linkBase, artifactId)}>
            View artifact
          </a>
        )}
        <button type="button" className={button} onClick={onMore}>
          Add another
        </button>
      </Message>
    </div>
  );
}

/** Moves the focus to the message, because the form that had the focus is gone. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
