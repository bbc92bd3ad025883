import { type MouseEvent, useId } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import { sectionTitle } from '../DetailSection/DetailSection.css';
import { Heading } from '../../ui/Heading/Heading';
import { SlicedList } from '../../ui/Slices/SlicedList';
import * as styles from './RelatedArtifacts.css';
import { RelatedLink } from './RelatedLink';

export interface RelatedArtifactsProps {
  /** The artifact whose relations are shown. */
  artifact: Artifact;
  /**
   * Called when a person opens a related artifact. Prevent the event's default action to navigate
   * yourself.
   */
  onOpen?: (artifactId: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Shows the artifacts that an artifact links to, in its authors' order (decision 39). Shows nothing
 * if there are none.
 */
export function RelatedArtifacts({ artifact, onOpen }: RelatedArtifactsProps) {
  const headingId = useId();
  if (artifact.linkedArtifacts.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Heading depth={1} className={sectionTitle} id={headingId}>
        Related artifacts
      </Heading>
      <SlicedList className={styles.cards} items={artifact.linkedArtifacts}>
        {(linked, index) => (
          <li key={index} className={`${styles.item} ${styles.card}`}>
            <RelatedLink linked={linked} glyphSize="medium" onOpen={onOpen} />
          </li>
        )}
      </SlicedList>
    </section>
  );
}
