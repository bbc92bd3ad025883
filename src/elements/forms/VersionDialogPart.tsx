import { useLayoutEffect, useState } from 'react';
import { useServices } from '../../components/services/TroviContext';
import { Toaster } from '../../components/ui/Toaster/Toaster';
import { createToasts } from '../../components/ui/Toaster/toasts';
import { mountOnReact } from './mountOnReact';
import { NoticeDialog } from './NoticeDialog';
import { ElementShell } from '../runtime/ElementShell';
import { hasSignOnResponse } from '../runtime/services/hasSignOnResponse';
import { useHost, useProblemReport } from '../runtime/HostContext';
import { SignedIn } from '../runtime/services/SignedIn';
import { useProvidedArtifact } from '../runtime/providedData/useProvidedArtifact';
import { useSameArtifact } from './useSameArtifact';
import { VersionMaker } from './VersionMaker';
import { innermostFocus } from '../../components/ui/base/innermostFocus';

/** The detail of `trovi-version-create`. */
export interface VersionCreatedDetail {
  artifactId: string;
  /** Slug of the new version. */
  version: string;
}

/** The detail of `trovi-close`. */
export interface ClosedDetail {
  artifactId: string;
}

/** The props of the content of `trovi-version-dialog`. */
export interface VersionDialogElementProps {
  artifactId?: string;
  open?: boolean;
  onVersionCreate: (detail: VersionCreatedDetail) => boolean;
  onClose: (detail: ClosedDetail) => boolean;
}

/**
 * Sends no requests before it opens for the first time, unless the user has just signed in. Keeps
 * the user's input until it opens again.
 */
function VersionDialogPart({ open = false, ...props }: VersionDialogElementProps) {
  const [hasBegun, setHasBegun] = useState(() => open || hasSignOnResponse());
  if (open && !hasBegun) setHasBegun(true);
  useReturnToOpener(open);
  return hasBegun && <Begun {...props} open={open} />;
}

function Begun(props: VersionDialogElementProps & { open: boolean }) {
  const { artifactId = '', open, onVersionCreate, onClose } = props;
  const { element, tag } = useHost();
  const { apiUrl } = useServices().configuration;
  const [toasts] = useState(createToasts);
  const provided = useSameArtifact(useProvidedArtifact().artifact);
  const id = provided?.id || artifactId;
  const isUnset = !apiUrl || !id;
  const message = `${tag} needs the address of the catalogue, api-url, and an artifact-id.`;
  useProblemReport(element, isUnset ? { code: 'configuration', message } : undefined);
  const close = () => {
    element.removeAttribute('open');
    onClose({ artifactId: id });
  };
  const notice = { isOpen: open, onClose: close };
  return (
    <ElementShell isAfloat>
      {isUnset ? (
        <NoticeDialog {...notice}>
          The page does not say which artifact the version is for, or where the catalogue is.
        </NoticeDialog>
      ) : (
        <SignedIn
          waiting={<NoticeDialog {...notice} isBusy />}
          anonymousVisitor={({ heading, remark, login }) => (
            <NoticeDialog {...notice} action={login && { label: 'Log in', onPress: login }}>
              {heading}. {remark}
            </NoticeDialog>
          )}
        >
          {(services, user) => (
            <VersionMaker
              key={`${user.urn} ${id}`}
              {...notice}
              services={services}
              artifactId={id}
              provided={provided}
              toasts={toasts}
              onCreated={(version) => onVersionCreate({ artifactId: id, version })}
            />
          )}
        </SignedIn>
      )}
      <Toaster toasts={toasts} />
    </ElementShell>
  );
}

/**
 * When the dialog closes, returns the focus to the element that had it when the dialog opened, also
 * inside a shadow root. Does nothing if another element has the focus by then.
 */
function useReturnToOpener(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const opener = innermostFocus(document);
    return () => {
      // Waits until the dialog is removed.
      setTimeout(() => innermostFocus(document) ?? opener?.focus());
    };
  }, [isOpen]);
}

/** Mounts the content of `trovi-version-dialog`. */
export const mountVersionDialog = mountOnReact(VersionDialogPart);
