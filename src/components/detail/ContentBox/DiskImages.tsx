import type { ArtifactVersion } from '../../../domain/artifact/version';
import { button, smallButton, soft } from '../../ui/buttons/buttons.css';
import { Icon } from '../../ui/Icon/Icon';
import { outwardIcon } from '../../ui/Icon/arrowIcons';
import { muted, small } from '../../ui/base/base.css';
import { Heading } from '../../ui/Heading/Heading';
import * as styles from './ContentBox.css';
import { diskImagesOf } from '../../../domain/artifact/versions/diskImages';

interface DiskImagesProps {
  /** The versions whose images to show. */
  versions: readonly ArtifactVersion[];
  /** The version that the rest of the box shows. */
  served: ArtifactVersion;
}

/** Shows disk images of versions, each with the site that launches it (product 10.2). */
export function DiskImages({ versions, served }: DiskImagesProps) {
  const images = diskImagesOf(versions);
  if (images.length === 0) return null;
  return (
    <div className={`${styles.group} ${small}`}>
      <Heading depth={2} className={styles.groupTitle}>
        Disk images
      </Heading>
      <ul className={styles.images}>
        {images.map(({ site, id, slug, launchUrl }) => (
          <li key={`${site} ${id}`} className={styles.image}>
            <div className={styles.imageText}>
              <b>{site}</b>
              {slug !== served.slug && <span className={muted}> from {slug}</span>}
            </div>
            {launchUrl ? (
              <a
                className={`${button} ${smallButton} ${soft}`}
                href={launchUrl}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`Launch image ${id} at ${site}`}
              >
                Launch
                <Icon path={outwardIcon} />
              </a>
            ) : (
              <span className={muted}>Launch Not Available</span>
            )}
          </li>
        ))}
      </ul>
      <p className={muted}>Reserve resources at the site before you launch an image.</p>
    </div>
  );
}
