import { useId } from 'react';
import { isOwner } from '../../../../domain/artifact/permissions';
import { dismissOutdated, nameOfMark } from '../../../../domain/editing/versionEdits';
import { useUser } from '../../../services/TroviContext';
import { dangerButton } from '../../EditSection/EditSection.css';
import { EditSection } from '../../EditSection/EditSection';
import { button, smallButton } from '../../../ui/buttons/buttons.css';
import { createVersionControl } from '../../Suggestions/goToFix';
import { plusIcon, trashIcon } from '../../../ui/Icon/actionIcons';
import { Icon } from '../../../ui/Icon/Icon';
import { branchIcon } from '../../../ui/Icon/objectIcons';
import { FailureNote } from '../../../forms/Submission/FailureNote';
import { RegisteredAt } from '../VersionDialog/RegisteredAt';
import { VersionDialog } from '../VersionDialog/VersionDialog';
import { deleteAll } from '../saving/artifactDeletion';
import { OutdatedNote } from './OutdatedNote';
import { useVersionCreation } from '../saving/useVersionCreation';
import { type VersionQuestion, useVersions } from './useVersions';
import { ownersOnly } from '../saving/useVersionImport';
import { DeleteQuestion, ImportQuestion, SaveQuestion } from './VersionQuestions';
import { VersionRows } from './VersionRows';
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
  const questionProps = (name: VersionQuestion) => ({
    isOpen: question === name,
    onCancel: close,
  });
  return (
    <EditSection
      saving={versions}
      unsaved={versions.marks.map(nameOfMark)}
      onSave={versions.askToSave}
      onDiscard={draft.discard}
      actions={
        <>
          {repository && (
            <button
              type="button"
              className={canImport ? `${button} ${smallButton}` : styles.forbidden}
              aria-disabled={!canImport || undefined}
              aria-describedby={canImport ? undefined : reasonId}
              onClick={() => canImport && ask('import')}
            >
              <Icon path={branchIcon} />
              Import Version
            </button>
          )}
          <button
            type="button"
            name={createVersionControl}
            className={`${button} ${smallButton}`}
            onClick={() => ask('create')}
          >
            <Icon path={plusIcon} />
            Create Version
          </button>
        </>
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
            {...questionProps('save')}
            marks={versions.marks}
            onConfirm={versions.save}
          />
          <ImportQuestion
            {...questionProps('import')}
            isBusy={versions.isBusy}
            repository={importing.repositoryName}
            onConfirm={versions.importVersion}
          />
          <VersionDialog
            {...creation}
            checkTemplate={props.checkTemplate}
            isOpen={question === 'create'}
            onClose={close}
          />
          <DeleteQuestion
            {...questionProps('delete')}
            artifact={artifact}
            onConfirm={versions.deleteArtifact}
          />
        </>
      }
    >
      {repository && !canImport && (
        <p className={styles.remark} id={reasonId}>
          {ownersOnly}
        </p>
      )}
      <VersionRows artifact={artifact} versions={versions} />
    </EditSection>
  );
}
