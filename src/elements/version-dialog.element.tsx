import { useState } from 'react';
import { useServices } from '../components/services/TroviContext';
import { Toaster } from '../components/primitives/Toaster/Toaster';
import { createToasts } from '../components/primitives/Toaster/toasts';
import { createElement } from './description/createElement';
import { describeElement } from './description/describeElement';
import { NoticeDialog } from './forms/NoticeDialog';
import { ElementShell } from './runtime/ElementShell';
import { hasSignOnAnswer } from './runtime/services/hasSignOnAnswer';
import { useHost, useProblemReport } from './runtime/HostContext';
import { SignedIn } from './runtime/services/SignedIn';
import { useGivenArtifact } from './runtime/feeding/useGivenArtifact';
import { useReturnToOpener } from './forms/useReturnToOpener';
import { useSameArtifact } from './forms/useSameArtifact';
import { VersionMaker } from './forms/VersionMaker';

/** The detail of `trovi-version-created`. */
export interface VersionCreatedDetail {
  artifactId: string;
  /** Slug of the new version. */
  version: string;
}

/** The detail of `trovi-closed`. */
export interface ClosedDetail {
  artifactId: string;
}

interface VersionDialogElementProps {
  artifactId?: string;
  open?: boolean;
  onVersionCreated: (detail: VersionCreatedDetail) => boolean;
  onClosed: (detail: ClosedDetail) => boolean;
}

/**
 * Before it is opened for the first time it asks for nothing, unless a person has just signed in; what was entered is there when
 * it opens again.
 */
function VersionDialogPart({ open = false, ...props }: VersionDialogElementProps) {
  const [hasBegun, setHasBegun] = useState(() => open || hasSignOnAnswer());
  if (open && !hasBegun) setHasBegun(true);
  useReturnToOpener(open);
  return hasBegun && <Begun {...props} open={open} />;
}

function Begun(props: VersionDialogElementProps & { open: boolean }) {
  const { artifactId = '', open, onVersionCreated, onClosed } = props;
  const { element, tag } = useHost();
  const { apiUrl } = useServices().configuration;
  const [toasts] = useState(createToasts);
  const feed = useGivenArtifact();
  const given = useSameArtifact(feed && 'artifact' in feed ? feed.artifact : undefined);
  const id = given?.id || artifactId;
  const isUnset = !apiUrl || !id;
  const message = `${tag} needs the address of the catalogue, api-url, and an artifact-id.`;
  useProblemReport(element, isUnset ? { code: 'configuration', message } : undefined);
  const close = () => {
    element.removeAttribute('open');
    onClosed({ artifactId: id });
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
          stranger={({ heading, remark, login }) => (
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
              given={given}
              toasts={toasts}
              onCreated={(version) => onVersionCreated({ artifactId: id, version })}
            />
          )}
        </SignedIn>
      )}
      <Toaster toasts={toasts} />
    </ElementShell>
  );
}

/** The dialog that creates a version of an artifact, for any page. */
export const versionDialog = describeElement<VersionDialogElementProps>({
  tag: 'trovi-version-dialog',
  summary:
    'A dialog that creates a version of an artifact from a branch or tag of a git repository.',
  component: VersionDialogPart,
  attributes: {
    artifactId: { kind: 'string', doc: 'Id of the artifact that gets the version.' },
    open: {
      kind: 'boolean',
      default: false,
      doc: 'Shows the dialog. It is taken away when the dialog closes.',
    },
  },
  events: {
    onVersionCreated: {
      type: 'trovi-version-created',
      detail: 'VersionCreatedDetail',
      doc: 'The catalogue has a new version; the dialog is closed.',
    },
    onClosed: {
      type: 'trovi-closed',
      detail: 'ClosedDetail',
      doc: 'The dialog has closed: by a person, or since it has made a version.',
    },
  },
  parts: { dialog: 'The dialog itself.' },
});

/** The class of `trovi-version-dialog`. */
export const VersionDialogElement = createElement(versionDialog);
