import type { TemplateCheck } from '../../domain/editing/newVersion/templateVersion';
import type { ArtifactEditor } from '../../domain/ports/artifactEditor';
import type { ArtifactWriter } from '../../domain/ports/artifactWriter';
import type { ParseYaml } from '../../domain/imports/readMetadata';
import type { StartValues } from '../../domain/imports/startValues';
import type { DraftStorage } from '../../domain/drafts/draftStorage';
import type { ToastKind } from '../ui/Toaster/toasts';

/** Props of both forms that add an artifact. */
export interface AddFormProps {
  /** Adds artifacts to the catalogue. */
  writer: ArtifactWriter;
  /**
   * Where drafts of the signed-in user are stored, for example `window.localStorage`. Always pass
   * the same object. Without it, drafts are lost with the page.
   */
  drafts?: DraftStorage;
  /**
   * Parses YAML, for "Fill in from a file…" of the form. Rejects with an error whose `line` counts
   * from 1. Without it, CITATION.cff cannot be read.
   */
  parseYaml?: ParseYaml;
  /**
   * Values that the manual form starts with, for example those of an artifact that is copied, and
   * what they come from. They fill fields that are empty. Pass the same object again to keep them.
   */
  start?: { source: string; values: StartValues };
  /**
   * Looks up the branches and tags of a repository, for the first version. Always pass the same
   * function. Without it, the first version cannot come from git.
   */
  findGitRefs?: ArtifactEditor['findGitRefs'];
  /** Checks the syntax of a template that becomes the first version. @default does not check it */
  checkTemplate?: TemplateCheck;
  /** Called with the id of the new artifact, if the form is still on the page. */
  onCreated: (artifactId: string) => void;
  /**
   * Called with each notification. The first line is its title. `isInSight`: the form shows and
   * announces the message itself, so that a toast would repeat it.
   */
  onNotify?: (kind: ToastKind, message: string, isInSight?: boolean) => void;
  /**
   * Called when the form starts or stops having unsaved entries, and with `false` right before
   * `onCreated`.
   */
  onDirtyChange?: (isDirty: boolean) => void;
}
