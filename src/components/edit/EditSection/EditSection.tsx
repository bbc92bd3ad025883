import { type ReactNode, useId } from 'react';
import { button, textButton } from '../../primitives/buttons/buttons.css';
import { baseStyle } from '../../primitives/base/base.css';
import { Spinner } from '../../primitives/Spinner/Spinner';
import { ring } from '../../add/Submission/SubmitButton.css';
import type { SectionWords } from '../saving/sectionWords';
import * as styles from './EditSection.css';
import { useSavingReport } from './SavingReport';

export interface EditSectionFrameProps {
  /** The section's heading, the label of its button, and what is said while a save runs. */
  words: Pick<SectionWords, 'heading' | 'saveLabel' | 'savingText'>;
  /** The names of what is unsaved. */
  unsaved: readonly string[];
  /** A save runs: nothing can be changed meanwhile. */
  isSaving: boolean;
  onSave: () => void;
  /** Takes all unsaved changes back. */
  onDiscard: () => void;
  /** Id of the form. @default one of its own */
  formId?: string;
  /** Actions at the end of the heading's line. */
  actions?: ReactNode;
  /** What stands above the buttons: why a save failed, what is in conflict. */
  notes?: ReactNode;
  /** Further actions beside Save. */
  moreActions?: ReactNode;
  /** Actions at the end of the foot. */
  endActions?: ReactNode;
  /** Dialogs: they stand outside of the form, which must not hear of theirs. */
  dialogs?: ReactNode;
  children: ReactNode;
}

/** A section of the Edit screen: a sheet with a heading, fields, and a foot that saves it or takes the changes back. */
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
