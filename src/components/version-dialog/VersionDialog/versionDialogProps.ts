import type { ArtifactEditor } from '../../../domain/ports/artifactEditor';
import type { RegisteredContents } from '../../../domain/urn/registeredContents';
import type { ArtifactVersion } from '../../../domain/artifact/version';
import type { ToastKind } from '../../primitives/Toaster/toasts';
import type { VersionDraft } from './versionDraft';

export interface VersionDialogProps {
  isOpen: boolean;
  /** Id of the artifact that gets the version. */
  artifactId: string;
  /** Clone address to begin with: that of the linked repository. */
  initialUrl?: string;
  /** What looks up repositories and creates versions. Give the same object always. */
  editor: Pick<ArtifactEditor, 'findGitRefs' | 'createVersion'>;
  /** Called when it is to close: by Cancel, by Escape, and once a version was created. */
  onClose: () => void;
  /** Called with the new version, once the server has answered; the dialog is closed then. */
  onCreated: (version: ArtifactVersion) => void;
  /** Called with the notifications of product 8.1; the first line leads. */
  onNotify?: (kind: ToastKind, message: string) => void;
  /**
   * Finds the version that has these contents, for the message that they are registered already.
   * @default looks among the artifacts that the catalogue has loaded
   */
  findRegistered?: (contentsUrn: string) => RegisteredContents | undefined;
  /**
   * Called when no readable answer came and the version may have been created: reads the artifact again, and gives the
   * version with these contents if it was made meanwhile.
   */
  findCreated?: (contentsUrn: string) => Promise<ArtifactVersion | undefined>;
}

/** What the dialog is given while it is open. */
export interface VersionFormProps extends Omit<VersionDialogProps, 'isOpen' | 'initialUrl'> {
  draft: VersionDraft;
  /** Called with what is entered now; with nothing, once it has served. */
  onDraft: (draft: VersionDraft | undefined) => void;
}
