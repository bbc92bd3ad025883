import type { RefObject } from 'react';
import type { ArtifactEditor } from '../../../domain/ports/artifactEditor';
import type { VersionKind } from '../../../domain/editing/newVersion/newVersion';
import type { TemplateCheck } from '../../../domain/editing/newVersion/templateVersion';
import type { LinkEntry } from '../../../domain/editing/newVersion/versionLinks';
import type { RegisteredContents } from '../../../domain/artifact/contents/registeredContents';
import type { ArtifactVersion } from '../../../domain/artifact/version';
import type { ToastKind } from '../../ui/Toaster/toasts';

export interface VersionDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Id of the artifact that gets the version. */
  artifactId: string;
  /** Clone address at the start, usually that of the linked repository. */
  initialUrl?: string;
  /** Looks up repositories and creates versions. Always pass the same object. */
  editor: Pick<ArtifactEditor, 'findGitRefs' | 'createVersion'>;
  /** Called when the dialog should close: by Cancel, by Escape, or after a version was created. */
  onClose: () => void;
  /** Called with the new version after the dialog has closed. */
  onCreated: (version: ArtifactVersion) => void;
  /**
   * Called with each notification. The first line is its title. `isInSight`: the form shows and
   * announces the message itself, so that a toast would repeat it.
   */
  onNotify?: (kind: ToastKind, message: string, isInSight?: boolean) => void;
  /**
   * Finds the version that already has these contents.
   * @default searches the artifacts that the catalogue has loaded
   */
  findRegistered?: (contentsUrn: string) => RegisteredContents | undefined;
  /**
   * Called if the outcome is unclear. Reads the artifact again and returns the version with these
   * contents, if it was created.
   */
  findCreated?: (contentsUrn: string) => Promise<ArtifactVersion | undefined>;
  /**
   * Checks the syntax of an orchestration template before it is sent.
   * @default does not check it
   */
  checkTemplate?: TemplateCheck;
}

/** The entries of the version dialog. Those of other kinds stay when the kind changes. */
export interface VersionDraft {
  kind: VersionKind;
  /** Clone address of the git repository. */
  address: string;
  /** The text in the field for the branch or tag. */
  refText: string;
  /** Full name of the chosen ref. Absent if nothing is chosen. */
  ref?: string;
  /** The site of the disk image: its name in URNs, or `other`. */
  site: string;
  /** The name of another site. */
  siteName: string;
  imageId: string;
  /** Text of the orchestration template. */
  template: string;
  /** Address of the external artifact. */
  sourceUrl: string;
  doi: string;
  links: readonly LinkEntry[];
}

/** Props of the open dialog. */
export interface VersionFormProps extends Omit<VersionDialogProps, 'isOpen' | 'initialUrl'> {
  /** The current entries. */
  draft: VersionDraft;
  /** Called with the current entries, or with nothing once the version is created. */
  onDraft: (draft: VersionDraft | undefined) => void;
}

/** Props of the fields, which load when the dialog opens for the first time. */
export interface VersionFieldsProps extends VersionFormProps {
  /** Gets the function that submits the form. */
  submitRef: RefObject<(() => void) | undefined>;
  /** Gets the field that has the focus at first. */
  firstRef: RefObject<HTMLElement | null>;
  /** Called when a request starts and ends. */
  onSending: (isSending: boolean) => void;
}
