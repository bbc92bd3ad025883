import { useCallback, useRef } from 'react';
import { unsavedRoleNames } from '../../../../domain/editing/roles/roleEdits';
import { button } from '../../../primitives/buttons/buttons.css';
import { DraftNotice } from '../../../drafts/DraftNotice';
import { EditSection } from '../../EditSection/EditSection';
import type { EditSectionProps } from '../../EditSection/editSectionProps';
import { useUnsavedReport } from '../../EditSection/useUnsavedReport';
import { plusIcon } from '../../../primitives/Icon/formIcons';
import { Icon } from '../../../primitives/Icon/Icon';
import { LostRightDialog } from './LostRightDialog';
import { RoleRows } from './RoleRows';
import { RolesNotes } from './RolesNotes';
import * as styles from './RolesSection.css';
import { addControl } from './rowControls';
import { useRolesForm } from './useRolesForm';

/**
 * The Roles section. Show it only to users who may edit roles (`canEditRoles`).
 * The owner's roles cannot be removed.
 */
export function RolesSection(props: EditSectionProps) {
  const { artifact, formId, onUnsavedChange } = props;
  const host = useRef<HTMLElement>(null);
  const findForm = useCallback((element: HTMLElement | null) => {
    host.current = element?.closest('form') ?? null;
  }, []);
  const form = useRolesForm(props, host);
  const { draft, isSaving, words } = form;
  const unsaved = unsavedRoleNames(draft.edits);
  useUnsavedReport(unsaved, onUnsavedChange);
  return (
    <EditSection
      words={words}
      unsaved={unsaved}
      isSaving={isSaving}
      onSave={form.save}
      onDiscard={form.discard}
      formId={formId}
      notes={<RolesNotes artifact={artifact} form={form} />}
      moreActions={
        <button
          type="button"
          name={addControl}
          className={button}
          disabled={isSaving}
          onClick={form.add}
        >
          <Icon path={plusIcon} />
          Add Role
        </button>
      }
      dialogs={
        <LostRightDialog
          artifact={artifact}
          atStake={form.atStake}
          onConfirm={form.confirm}
          onCancel={form.cancel}
        />
      }
    >
      <DraftNotice draft={draft} />
      <p ref={findForm} className={styles.remark}>
        Collaborators may change the artifact, its versions and links, and delete it. Administrators
        may also edit its roles. Check the spelling: the catalogue accepts names that don&apos;t
        exist.
      </p>
      <RoleRows artifact={artifact} form={form} />
    </EditSection>
  );
}
