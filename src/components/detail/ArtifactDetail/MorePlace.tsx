import { useRef } from 'react';
import { lateComponent } from '../../primitives/base/lateComponent';
import { useInView } from '../../primitives/base/useInView';
import { useServices } from '../../services/TroviContext';
import type { MoreArtifactsProps } from '../MoreArtifacts/moreProps';
import * as styles from './ArtifactDetail.css';

// Few people scroll to the end.
const MoreArtifacts = lateComponent<MoreArtifactsProps>(
  async () => (await import('../MoreArtifacts/MoreArtifacts')).MoreArtifacts,
  () => null,
);

/** Distance from the window within which the artifacts are asked for. */
const margin = '400px';

/**
 * The end of an artifact's page. Similar artifacts load when it comes into view. Without a
 * dashboard to lead to, there are none.
 */
export function MorePlace(props: MoreArtifactsProps) {
  const place = useRef<HTMLDivElement>(null);
  const isInView = useInView(place, margin);
  const { linkBase } = useServices();
  if (!linkBase) return null;
  return (
    <div ref={place} className={styles.more}>
      {isInView && <MoreArtifacts {...props} />}
    </div>
  );
}
