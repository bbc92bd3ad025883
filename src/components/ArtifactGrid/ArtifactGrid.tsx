import type { MouseEvent } from 'react';
import type { Artifact } from '../../domain/artifact';
import type { BadgeCatalogue } from '../../domain/badge';
import { ArtifactCard } from '../ArtifactCard/ArtifactCard';
import * as styles from './ArtifactGrid.css';
import { heldBadges } from './heldBadges';

export interface ArtifactGridProps {
  artifacts: readonly Artifact[];
  badges: BadgeCatalogue;
  /** Called when a person opens an artifact. */
  onOpen?: (artifactId: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A few cards, 3, 2 or 1 in a row as their place allows. */
export function ArtifactGrid({ artifacts, badges, onOpen }: ArtifactGridProps) {
  return (
    <div className={styles.host}>
      <div className={styles.row}>
        {artifacts.map((artifact, index) => (
          <ArtifactCard
            key={artifact.id || index}
            artifact={artifact}
            badges={heldBadges(artifact.id, badges)}
            onOpen={onOpen}
          />
        ))}
      </div>
    </div>
  );
}
