import { spokenOnly } from '../../ui/base/base.css';
import * as styles from './EditArtifact.css';

/** An entry in the list of sections. */
export interface ListedSection {
  /** The name of the section, for `onGo`. */
  name: string;
  /** The text of the entry. */
  heading: string;
  /** Whether the section has unsaved changes. */
  isUnsaved: boolean;
}

export interface SectionListProps {
  /** The sections, in page order. */
  sections: readonly ListedSection[];
  /** Name of the section in view. */
  current?: string;
  /** Called with the name of the section to go to. */
  onGo: (name: string) => void;
}

/** The list of sections. Sections with unsaved changes have a mark. */
export function SectionList({ sections, current, onGo }: SectionListProps) {
  return (
    <nav className={styles.sections} aria-label="Sections">
      <ol className={styles.sectionList}>
        {sections.map(({ name, heading, isUnsaved }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.sectionLink}
              aria-current={name === current ? 'true' : undefined}
              onClick={() => onGo(name)}
            >
              {heading}
              {isUnsaved && (
                <span className={styles.mark} title="Unsaved changes">
                  <span className={spokenOnly}> (unsaved changes)</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
