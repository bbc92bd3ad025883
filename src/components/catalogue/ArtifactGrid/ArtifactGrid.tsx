import { type MouseEvent, useRef } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import type { BadgeCatalogue } from '../../../domain/artifact/badges/badge';
import * as styles from './ArtifactGrid.css';
import { GuardedCard } from './GuardedCard';
import { heldBadges } from '../../card/BadgeMark/heldBadges';
import { useCardKeys } from './useCardKeys';

export interface ArtifactGridProps {
  /** The artifacts to show. */
  artifacts: readonly Artifact[];
  /** Badges and their holders. */
  badges: BadgeCatalogue;
  /** Reserves the space of badges that may still arrive. @default false */
  isAwaitingBadges?: boolean;
  /**
   * Called when the user opens an artifact. Prevent the event's default action to navigate
   * yourself.
   */
  onOpen?: (artifactId: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Shows a few cards, 3, 2 or 1 in a row. */
export function ArtifactGrid(props: ArtifactGridProps) {
  const { artifacts, badges, isAwaitingBadges, onOpen } = props;
  const host = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  useCardKeys(host, {
    artifacts,
    get columns() {
      return row.current ? getComputedStyle(row.current).gridTemplateColumns.split(' ').length : 1;
    },
    rowsPerPage: 1,
    showRow: () => undefined,
  });
  return (
    <div ref={host} className={styles.host}>
      <div ref={row} className={styles.row}>
        {artifacts.map((artifact, index) => (
          <GuardedCard
            key={artifact.id || index}
            artifact={artifact}
            position={index + 1}
            listLength={artifacts.length}
            badges={heldBadges(artifact.id, badges)}
            isAwaitingBadges={isAwaitingBadges}
            onOpen={onOpen}
          />
        ))}
      </div>
    </div>
  );
}
