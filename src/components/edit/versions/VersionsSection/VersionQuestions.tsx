import type { ReactNode } from 'react';
import type { Artifact } from '../../../../domain/artifact/artifact';
import { counted } from '../../../../domain/artifact/formatCount';
import { displayTitle } from '../../../../domain/artifact/derivedValues';
import type { VersionMark } from '../../../../domain/editing/versionEdits';
import { ConfirmDialog } from '../../../ui/Dialog/ConfirmDialog';
import { doiWarning } from '../saving/artifactDeletion';
import { spare } from '../../../forms/Submission/FormPanel.css';
import * as styles from './VersionsSection.css';

interface QuestionProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called if the user confirms. The dialog is busy until the promise settles. */
  onConfirm: () => void | Promise<void>;
  /** Called if the user cancels. */
  onCancel: () => void;
}

export interface SaveQuestionProps extends QuestionProps {
  /** The marks in the order of the save. */
  marks: readonly VersionMark[];
}

/** Asks before deleting versions and requesting DOIs, because neither can be undone. */
export function SaveQuestion({ marks, ...question }: SaveQuestionProps) {
  const deletions = marks.filter(({ action }) => action === 'delete');
  const requests = marks.filter(({ action }) => action === 'request-doi');
  return (
    <ConfirmDialog
      {...question}
      title={`${deedsOf(deletions.length, requests.length)}?`}
      confirmLabel="Save Versions"
      isDanger={deletions.length > 0}
    >
      <div className={styles.question}>
        <MarkedVersions marks={deletions}>
          {deletions.length === 1
            ? 'This version will be deleted'
            : 'These versions will be deleted'}
          , which cannot be undone:
        </MarkedVersions>
        <MarkedVersions marks={requests}>
          A DOI will be requested for {requests.length === 1 ? 'this version' : 'each of these'}.
          This cannot be undone, and a version with a DOI cannot be deleted by itself:
        </MarkedVersions>
      </div>
    </ConfirmDialog>
  );
}

/** `Delete 1 version and request 2 DOIs`. */
function deedsOf(deletions: number, requests: number): string {
  const deeds = [
    deletions > 0 && `delete ${counted(deletions, 'version')}`,
    requests > 0 && `request ${counted(requests, 'DOI')}`,
  ]
    .filter(Boolean)
    .join(' and ');
  return deeds.charAt(0).toUpperCase() + deeds.slice(1);
}

interface MarkedVersionsProps {
  marks: readonly VersionMark[];
  /** What happens to the versions. */
  children: ReactNode;
}

function MarkedVersions({ marks, children }: MarkedVersionsProps) {
  if (marks.length === 0) return null;
  return (
    <div>
      <p>{children}</p>
      <ul className={styles.versions}>
        {marks.map(({ slug, contentsUrn }) => (
          <li key={contentsUrn}>{slug}</li>
        ))}
      </ul>
    </div>
  );
}

export interface ImportQuestionProps extends QuestionProps {
  /** Whether the import runs. */
  isBusy: boolean;
  /** Owner and name of the repository. */
  repository: string;
}

/** Asks before an import, because it overwrites the description. */
export function ImportQuestion({ repository, isBusy, ...question }: ImportQuestionProps) {
  return (
    <ConfirmDialog {...question} isBusy={isBusy} title="Import Version" confirmLabel="Import">
      <div className={styles.question}>
        <p>
          This creates a version from the newest commit of {repository}. The repository needs a
          trovi.json file at its root.
        </p>
        <p>
          Title, descriptions, tags and authors of this artifact are overwritten from that file.
          Visibility, roles and links stay.
        </p>
        <p role="status" className={spare}>
          {isBusy && 'Importing: this may take a minute.'}
        </p>
      </div>
    </ConfirmDialog>
  );
}

export interface DeleteQuestionProps extends QuestionProps {
  /** The artifact to delete. */
  artifact: Artifact;
}

/** Asks before deleting the artifact. */
export function DeleteQuestion({ artifact, ...question }: DeleteQuestionProps) {
  const warning = doiWarning(artifact);
  return (
    <ConfirmDialog {...question} title="Confirm Deletion" confirmLabel="Delete" isDanger>
      <div className={styles.question}>
        <p>
          Are you sure you want to delete artifact &quot;<bdi>{displayTitle(artifact)}</bdi>&quot;?
          This action cannot be undone.
        </p>
        {warning && <p className={styles.warning}>{warning}</p>}
      </div>
    </ConfirmDialog>
  );
}
