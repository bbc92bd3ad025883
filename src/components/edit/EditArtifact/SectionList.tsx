import { spokenOnly } from '../../primitives/base/base.css';
import * as styles from './EditArtifact.css';

/** A section, as the list of them shows it. */
export interface ListedSection {
  name: string;
  heading: string;
  isUnsaved: boolean;
}

export interface SectionListProps {
  sections: readonly ListedSection[];
  /** Name of the section that is being looked at. */
  current?: string;
  onGo: (name: string) => void;
}

/** The sections of the Edit screen, with a mark at those that hold unsaved changes. */
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
