import { type MouseEvent, useId } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import { sectionTitle } from '../ArtifactDetail/ArtifactDetail.css';
import * as styles from './RelatedArtifacts.css';
import { RelatedLink } from './RelatedLink';

export interface RelatedArtifactsProps {
  artifact: Artifact;
  /** Called when a person opens a related artifact; prevent the event's default to route by yourself. */
  onOpen?: (artifactId: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** What the artifact links to, in its authors' order (decision 39). Nothing if there is none. */
export function RelatedArtifacts({ artifact, onOpen }: RelatedArtifactsProps) {
  const headingId = useId();
  if (artifact.linkedArtifacts.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 className={sectionTitle} id={headingId}>
        Related artifacts
      </h2>
      <ul className={styles.cards}>
        {artifact.linkedArtifacts.map((linked, index) => (
          <li key={index} className={`${styles.item} ${styles.card}`}>
            <RelatedLink
              artifactId={linked.artifactId}
              title={linked.title}
              glyphSize="medium"
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
