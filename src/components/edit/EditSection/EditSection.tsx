import { type ReactNode, useId } from 'react';
import { button, textButton } from '../../primitives/buttons/buttons.css';
import { baseStyle } from '../../primitives/base/base.css';
import { Spinner } from '../../primitives/Spinner/Spinner';
import { ring } from '../../add/Submission/SubmitButton.css';
import type { SectionWords } from '../saving/sectionWords';
import * as styles from './EditSection.css';
import { useSavingReport } from './SavingReport';

export interface EditSectionFrameProps {
  /** The heading, the label of the save button, and the text during a save. */
  words: Pick<SectionWords, 'heading' | 'saveLabel' | 'savingText'>;
  /** Names of the unsaved changes. */
  unsaved: readonly string[];
  /** Whether a save runs. Nothing can be changed meanwhile. */
  isSaving: boolean;
  onSave: () => void;
  /** Called to discard all unsaved changes. */
  onDiscard: () => void;
  /**
   * Id of the form.
   * @default none
   */
  formId?: string;
  /** Actions beside the heading. */
  actions?: ReactNode;
  /** Notes above the buttons: failures and conflicts. */
  notes?: ReactNode;
  /** More actions beside the save button. */
  moreActions?: ReactNode;
  /** Actions at the end of the footer. */
  endActions?: ReactNode;
  /** Dialogs. They stand outside the form, so that their events do not reach it. */
  dialogs?: ReactNode;
  children: ReactNode;
}

/** Frame of a section of the Edit screen: a heading, fields, and a footer to save or discard. */
export function EditSection(props: EditSectionFrameProps) {
  const { words, unsaved, isSaving, onSave, onDiscard } = props;
  const headingId = useId();
  const isDirty = unsaved.length > 0;
  useSavingReport(props.formId, isSaving);
  return (
    <section className={`${baseStyle} ${styles.section}`} aria-labelledby={headingId}>
      <form
        id={props.formId}
        noValidate
        aria-labelledby={headingId}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) onSave();
        }}
        onReset={(event) => {
          event.preventDefault();
          if (!isSaving) onDiscard();
        }}
      >
        <fieldset className={styles.fields} disabled={isSaving}>
          <div className={styles.head}>
            <h2 className={styles.heading} id={headingId} tabIndex={-1}>
              {words.heading}
            </h2>
            {props.actions && <div className={styles.actions}>{props.actions}</div>}
          </div>
          {props.children}
        </fieldset>
        <div className={styles.foot}>
          {props.notes}
          <div className={styles.actions}>
            <button
              type="submit"
              className={isDirty ? styles.leadingSave : button}
              aria-disabled={isSaving || undefined}
              aria-busy={isSaving || undefined}
            >
              {isSaving && (
                <span className={ring} aria-hidden>
                  <Spinner label="" />
                </span>
              )}
              {words.saveLabel}
            </button>
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
            <span className={styles.progress} role="status">
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
