import { useCallback, useRef, useState } from 'react';
import { isSupportContact } from '../../../domain/artifact/author';
import { screenOnly } from '../../ui/base/base.css';
import { useInView } from '../../ui/base/useInView';
import { useServices } from '../../services/TroviContext';
import { place as room } from '../MoreArtifacts/MoreArtifacts.css';
import { MoreArtifacts } from '../MoreArtifacts/MoreArtifacts';
import type { MoreArtifactsProps } from '../MoreArtifacts/moreArtifactsProps';
import { MoreShapes } from '../MoreArtifacts/MoreShapes';
import * as styles from './ArtifactDetail.css';

/** Distance from the window within which the artifacts are requested. */
const margin = '400px';

/**
 * The end of an artifact's page. Similar artifacts load when it comes into view. Without a
 * dashboard to link to, there are none. Their space is reserved. It stays if the content below is
 * in view when they arrive.
 */
export function MorePlace(props: MoreArtifactsProps) {
  const place = useRef<HTMLDivElement>(null);
  const isInView = useInView(place, margin);
  const { linkBase, configuration } = useServices();
  const [hasRoom, keepRoom] = useState(() =>
    props.artifact.authors.some((author) => !isSupportContact(author, configuration)),
  );
  const settle = useCallback(() => {
    const end = place.current?.getBoundingClientRect().bottom ?? 0;
    keepRoom((hasBefore) => hasBefore && end < window.innerHeight);
  }, []);
  if (!linkBase) return null;
  return (
    <div ref={place} className={`${styles.more} ${screenOnly}`}>
      {hasRoom && (
        <div className={`${room} ${styles.moreRoom}`}>
          <MoreShapes />
        </div>
      )}
      {isInView && <MoreArtifacts {...props} onSettled={settle} />}
    </div>
  );
}
