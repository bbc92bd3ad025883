import { displayTitle, isPrivateWithoutDoi } from '../../../../domain/artifact/derivedValues';
import { findRoleConflicts, keepMyRole } from '../../../../domain/editing/roles/roleConflicts';
import { keepRole, unsavedRoleNames } from '../../../../domain/editing/roles/roleEdits';
import { rowOfEntry, rowOfNewRole } from '../../../../domain/editing/roles/roleProblems';
import { usernameOf } from '../../../../domain/artifact/urn/urn';
import { FailureNote } from '../../../forms/Submission/FailureNote';
import { button } from '../../../ui/buttons/buttons.css';
import { ConfirmDialog } from '../../../ui/Dialog/ConfirmDialog';
import { plusIcon } from '../../../ui/Icon/actionIcons';
import { Icon } from '../../../ui/Icon/Icon';
import { EditSection } from '../../EditSection/EditSection';
import type { EditSectionProps } from '../../EditSection/editSectionProps';
import { KnownRole } from './KnownRole';
import { NewRoleRow } from './NewRoleRow';
import * as styles from './RolesSection.css';
import { addControl } from './rowControls';
import { type RolesForm, useRolesForm } from './useRolesForm';

/**
 * The Roles section. Show it only to users who may edit roles (`canEditRoles`).
 * The owner's roles cannot be removed.
 */
export function RolesSection(props: EditSectionProps) {
  const { artifact } = props;
  const form = useRolesForm(props);
  const { edits } = form.draft;
  const conflicts = findRoleConflicts(edits, artifact).map((conflict) => {
    const { entry, to } = conflict.change;
    const row = rowOfEntry(entry);
    return {
      name: `${usernameOf(entry.user)}, who was ${entry.role}`,
      theirs: conflict.theirs.join(', ') || 'No role',
      mine: to ?? 'No role',
      onKeepMine: () =>
        form.change(row, (last) => keepMyRole(last, conflict, artifact, form.names)),
      onTakeTheirs: () => form.change(row, (last) => keepRole(last, entry)),
    };
  });
  const editing = isPrivateWithoutDoi(artifact) ? 'edit, or even open,' : 'edit';
  return (
    <EditSection
      saving={form}
      unsaved={unsavedRoleNames(edits)}
      conflicts={conflicts}
      onSave={form.save}
      onDiscard={form.discard}
      notes={<RolesNotes form={form} />}
      moreActions={
        <button
          type="button"
          name={addControl}
          className={button}
          disabled={form.isSaving}
          onClick={form.add}
        >
          <Icon path={plusIcon} />
          Add Role
        </button>
      }
      dialogs={
        <ConfirmDialog
          isOpen={form.atStake !== undefined}
          title="Give up your own role"
          confirmLabel="Save Roles"
          isDanger
          onConfirm={form.confirm}
          onCancel={form.cancel}
        >
          After this you can no longer{' '}
          {form.atStake === 'everything' ? editing : 'edit the roles of'} “
          <bdi>{displayTitle(artifact)}</bdi>”. Only its owner or another administrator can give you
          the role again.
        </ConfirmDialog>
      }
    >
      <p className={styles.remark}>
        Collaborators may change the artifact, its versions and links, and delete it. Administrators
        may also edit its roles. Check the spelling: the catalogue accepts names that don&apos;t
        exist.
      </p>
      <div className={styles.rows}>
        {artifact.roles.map((entry, index) => (
          <KnownRole key={`${entry.user} ${entry.role}`} {...{ artifact, entry, index, form }} />
        ))}
        {edits.additions.map((row, place) => (
          <NewRoleRow key={rowOfNewRole(row)} {...{ artifact, row, place, form }} />
        ))}
      </div>
    </EditSection>
  );
}

/** Notes about rows with problems, and the outcome of a failed save. */
function RolesNotes({ form: { problems, failure } }: { form: RolesForm }) {
  const { length: count } = problems;
  return (
    <>
      {count > 0 && (
        <FailureNote
          heading={count === 1 ? 'One row needs attention.' : `${count} rows need attention.`}
          advice="Nothing was sent."
        />
      )}
      {failure && (
        <FailureNote {...failure} said={failure.outcomes ? [] : failure.said} isAlert>
          {failure.outcomes && (
            <ul className={styles.outcomes}>
              {failure.outcomes.map((outcome) => (
                <li key={outcome}>{outcome}</li>
              ))}
            </ul>
          )}
        </FailureNote>
      )}
    </>
  );
}
