import { spokenOnly } from '../../ui/base/base.css';
import { primary } from '../../ui/buttons/buttons.css';
import { SubmitButton } from '../../forms/Submission/SubmitButton';
import * as styles from './EditArtifact.css';

/** A section with unsaved changes. */
export interface UnsavedSection {
  heading: string;
  /** The label of the button that saves the section. */
  saveLabel: string;
  /** Id of the section's form. */
  formId: string;
  /** Names of the unsaved changes. */
  names: readonly string[];
  /** Whether a save runs. */
  isSaving: boolean;
}

export interface SaveBarProps {
  /** In page order. Without any, the bar is hidden. */
  sections: readonly UnsavedSection[];
}

/**
 * A bar at the foot of the window that names unsaved changes and saves them from anywhere on the
 * page.
 */
export function SaveBar({ sections }: SaveBarProps) {
  const headings = sections.map(({ heading }) => heading).join(', ');
  const [only] = sections.length === 1 ? sections : [];
  return (
    <div className={styles.barSlot}>
      <p className={spokenOnly} role="status">
        {sections.length > 0 && `Unsaved changes in ${headings}`}
      </p>
      {sections.length > 0 && (
        <section className={styles.bar} aria-label="Unsaved changes">
          <p className={styles.barText}>
            <span className={styles.dot} aria-hidden />
            <span className={styles.barSummary}>
              {only ? (
                <>
                  <b>Unsaved changes in {only.heading}:</b> {only.names.join(', ')}
                </>
              ) : (
                <b>Unsaved changes in {headings}</b>
              )}
            </span>
          </p>
          <div className={styles.barActions}>
            {only && (
              <button type="reset" form={only.formId} className={styles.barButton}>
                Discard
              </button>
            )}
            {sections.map(({ formId, saveLabel, isSaving }, place) => (
              <SubmitButton
                key={formId}
                label={saveLabel}
                isSending={isSaving}
                formId={formId}
                className={place === 0 ? `${styles.barButton} ${primary}` : styles.barButton}
                isMain={place === 0}
              />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
