import { type ReactNode, useId } from 'react';
import { button, textButton } from '../../ui/buttons/buttons.css';
import { baseStyle } from '../../ui/base/base.css';
import { focusSubmit } from '../../forms/Submission/moveFocus';
import * as panel from '../../forms/Submission/FormPanel.css';
import { SubmitButton } from '../../forms/Submission/SubmitButton';
import { DraftNotice } from '../../forms/drafts/DraftNotice';
import type { EditsState } from '../../forms/drafts/useEdits';
import type { useSectionSave } from './useSectionSave';
import { type Conflict, ConflictNote } from './ConflictNote';
import * as styles from './EditSection.css';
import { useSavingReport, useUnsavedReport } from './sectionReports';

export interface EditSectionFrameProps {
  /** The texts of the section, its draft, and the state of its save. */
  saving: Pick<
    ReturnType<typeof useSectionSave>,
    'words' | 'isSaving' | 'focusRequests' | 'form' | 'formId' | 'onUnsavedChange'
  > & { draft: Pick<EditsState<unknown>, 'restored' | 'undoDiscard'> };
  /** Names of the unsaved changes. */
  unsaved: readonly string[];
  /** Changes that conflict with those of somebody else. */
  conflicts?: readonly Conflict[];
  /** Called to save. */
  onSave: () => void;
  /** Called to discard all unsaved changes. */
  onDiscard: () => void;
  /** Actions beside the heading. */
  actions?: ReactNode;
  /** Notes above the buttons. */
  notes?: ReactNode;
  /** More actions beside the save button. */
  moreActions?: ReactNode;
  /** Actions at the end of the footer. */
  endActions?: ReactNode;
  /** Dialogs. They stand outside the form, so that their events do not reach it. */
  dialogs?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** Frame of a section of the Edit screen: a heading, fields, and a footer to save or discard. */
export function EditSection(props: EditSectionFrameProps) {
  const { saving, unsaved, conflicts = [], onSave, onDiscard } = props;
  const { words, draft, form, formId, isSaving } = saving;
  const headingId = useId();
  const isDirty = unsaved.length > 0;
  useSavingReport(formId, isSaving);
  useUnsavedReport(unsaved, saving.onUnsavedChange);
  return (
    <section className={`${baseStyle} ${panel.sheet}`} aria-labelledby={headingId}>
      <form
        ref={form}
        id={formId}
        noValidate
        aria-labelledby={headingId}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) onSave();
        }}
        onReset={(event) => {
          event.preventDefault();
          if (isSaving) return;
          // The button that discards is about to be removed.
          if (form.current?.querySelector('[type="reset"]:focus')) focusSubmit(form.current);
          onDiscard();
        }}
      >
        <fieldset className={panel.fields} disabled={isSaving} aria-labelledby={headingId}>
          <div className={styles.head}>
            <h2 className={styles.heading} id={headingId} tabIndex={-1}>
              {words.heading}
            </h2>
            {props.actions && <div className={styles.actions}>{props.actions}</div>}
          </div>
          <DraftNotice draft={{ ...draft, discard: onDiscard }} />
          {props.children}
        </fieldset>
        <div className={panel.foot}>
          <ConflictNote
            conflicts={conflicts}
            saveLabel={words.saveLabel}
            focusRequests={saving.focusRequests}
          />
          {props.notes}
          <div className={styles.actions}>
            <SubmitButton
              label={words.saveLabel}
              isSending={isSaving}
              className={isDirty ? undefined : button}
            />
            {props.moreActions}
            {isDirty && !isSaving && (
              <>
                <span className={styles.unsaved}>
                  {unsaved.length === 1 ? '1 unsaved change' : `${unsaved.length} unsaved changes`}
                </span>
                <button type="reset" className={textButton}>
                  Discard
                </button>
              </>
            )}
            <span className={panel.progress} role="status">
              {isSaving && words.savingText}
            </span>
            {props.endActions && <div className={styles.end}>{props.endActions}</div>}
          </div>
        </div>
      </form>
      {props.dialogs}
    </section>
  );
}
