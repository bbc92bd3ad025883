import { spokenOnly } from '../../primitives/base/base.css';
import * as styles from './EditArtifact.css';

/** An entry in the list of sections. */
export interface ListedSection {
  name: string;
  heading: string;
  isUnsaved: boolean;
}

export interface SectionListProps {
  sections: readonly ListedSection[];
  /** Name of the section in view. */
  current?: string;
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
