import { useId } from 'react';
import type { Artifact } from '../../../../domain/artifact/artifact';
import { isOwner } from '../../../../domain/artifact/permissions';
import { doiRequestOf } from '../../../../domain/editing/doiRequests';
import {
  dismissOutdated,
  isSameIdentity,
  markVersion,
  unmarkVersion,
} from '../../../../domain/editing/versionEdits';
import { useUser } from '../../../services/TroviContext';
import { DraftNotice } from '../../../drafts/DraftNotice';
import { dangerButton } from '../../EditSection/EditSection.css';
import { EditSection } from '../../EditSection/EditSection';
import { trashIcon } from '../../../primitives/Icon/formIcons';
import { Icon } from '../../../primitives/Icon/Icon';
import { branchIcon } from '../../../primitives/Icon/icons';
import { Message } from '../../../primitives/Message/Message';
import { FailureNote } from '../../../add/Submission/FailureNote';
import { RegisteredAt } from '../../../version-dialog/VersionDialog/RegisteredAt';
import { VersionDialog } from '../../../version-dialog/VersionDialog/VersionDialog';
import { AddVersionActions } from './AddVersionActions';
import { deleteAll } from '../saving/deletionWords';
import { OutdatedNote } from './OutdatedNote';
import { useVersionCreation } from '../saving/useVersionCreation';
import { useVersions } from './useVersions';
import { ownersOnly } from '../saving/versionImportWords';
import { DeleteQuestion, ImportQuestion, SaveQuestion } from './VersionQuestions';
import { VersionRow } from './VersionRow';
import * as styles from './VersionsSection.css';
import type { VersionsSectionProps } from './versionsSectionProps';

export type { VersionsSectionProps };

/**
 * The Versions section. Requests DOIs and deletes versions with one save, imports
 * and creates versions, and deletes the artifact.
 */
export function VersionsSection(props: VersionsSectionProps) {
  const { artifact } = props;
  const reasonId = useId();
  const versions = useVersions(props);
  const creation = useVersionCreation(props);
  const { draft, importing, question, ask, close, failure } = versions;
  const { repository } = importing;
  const canImport = isOwner(artifact, useUser());
  return (
    <EditSection
      words={versions.words}
      unsaved={versions.unsaved}
      isSaving={versions.isSaving}
      formId={props.formId}
      onSave={versions.askToSave}
      onDiscard={draft.discard}
      actions={
        <AddVersionActions
          hasRepository={repository !== undefined}
          canImport={canImport}
          reasonId={reasonId}
          onImport={() => ask('import')}
          onCreate={() => ask('create')}
        />
      }
      notes={
        <>
          <OutdatedNote
            outdated={draft.edits.outdated}
            isMoreMarked={versions.marks.length > 0}
            focusRequests={versions.focusRequests}
            onSeen={() => draft.change(dismissOutdated)}
          />
          {failure && (
            <FailureNote {...failure} isAlert>
              {failure.registered && (
                <RegisteredAt {...failure.registered} artifactId={artifact.id} />
              )}
            </FailureNote>
          )}
        </>
      }
      endActions={
        <button
          type="button"
          className={dangerButton}
          aria-disabled={versions.isSaving || undefined}
          onClick={() => versions.isSaving || ask('delete')}
        >
          <Icon path={trashIcon} />
          {deleteAll}
        </button>
      }
      dialogs={
        <>
          <SaveQuestion
            isOpen={question === 'save'}
            marks={versions.marks}
            onConfirm={versions.save}
            onCancel={close}
          />
          <ImportQuestion
            isOpen={question === 'import'}
            isBusy={versions.isBusy}
            repository={importing.repositoryName}
            onConfirm={versions.importVersion}
            onCancel={close}
          />
          <VersionDialog {...creation} isOpen={question === 'create'} onClose={close} />
          <DeleteQuestion
            isOpen={question === 'delete'}
            artifact={artifact}
            onConfirm={versions.deleteArtifact}
            onCancel={close}
          />
        </>
      }
    >
      <DraftNotice draft={draft} />
      {repository && !canImport && (
        <p className={styles.remark} id={reasonId}>
          {ownersOnly}
        </p>
      )}
      <VersionRows artifact={artifact} versions={versions} />
    </EditSection>
  );
}

interface VersionRowsProps {
  artifact: Artifact;
  versions: ReturnType<typeof useVersions>;
}

function VersionRows({ artifact, versions: { draft, marks, dois } }: VersionRowsProps) {
  if (artifact.versions.length === 0) {
    return (
      <Message
        kind="empty"
        level={3}
        icon={branchIcon}
        heading="No versions yet"
        remark="Create Version makes one from a branch or tag of a git repository. Once one comes from GitHub, Import Version adds the newest commit of its repository."
      />
    );
  }
  return (
    <ul>
      {artifact.versions.map((version) => (
        <VersionRow
          key={`${version.slug} ${version.contentsUrn}`}
          artifact={artifact}
          version={version}
          action={marks.find((mark) => isSameIdentity(mark, version))?.action}
          request={
            doiRequestOf(version, dois.requests.pending) &&
            (dois.isWatching ? 'watched' : 'given-up')
          }
          onMark={(action) => draft.change((edits) => markVersion(edits, version, action))}
          onUnmark={() => draft.change((edits) => unmarkVersion(edits, version))}
          onLookAgain={dois.lookAgain}
        />
      ))}
    </ul>
  );
}
