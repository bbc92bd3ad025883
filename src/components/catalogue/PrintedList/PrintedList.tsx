import type { Artifact } from '../../../domain/artifact/artifact';
import { displayTitle } from '../../../domain/artifact/derivedValues';
import { artifactUrl } from '../../../domain/addresses/routes';
import { authorNames } from '../../../domain/citation/citedValues';
import { useServices } from '../../services/TroviContext';
import * as styles from './PrintedList.css';
import { useIsPrinting } from './useIsPrinting';

/** Most authors that a line names. */
const mostAuthors = 20;

export interface PrintedListProps {
  /** The artifacts to print. */
  artifacts: readonly Artifact[];
}

/**
 * Prints all artifacts, a few lines each. On screen, and until the page is printed, it is empty.
 */
export function PrintedList({ artifacts }: PrintedListProps) {
  const { linkBase } = useServices();
  if (!useIsPrinting()) return null;
  return (
    <ul className={styles.list} aria-label="Artifacts">
      {artifacts.map((artifact, index) => (
        <li key={index} className={styles.item}>
          <h3 className={styles.title}>{displayTitle(artifact)}</h3>
          <p className={styles.authors}>{authorNames(artifact).slice(0, mostAuthors).join(', ')}</p>
          <p className={styles.summary}>{artifact.shortDescription}</p>
          {linkBase && artifact.id && (
            <p className={styles.address}>{artifactUrl(linkBase, artifact.id)}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
