import type { ArtifactVersion } from '../../../domain/artifact/version';
import { readUrn } from '../../../domain/artifact/urn/urn';
import { useUserContent } from '../../ui/base/useUserContent';
import { small } from '../../ui/base/base.css';
import { Heading } from '../../ui/Heading/Heading';
import { checkIcon } from '../../ui/Icon/statusIcons';
import { Icon } from '../../ui/Icon/Icon';
import { SlicedList } from '../../ui/Slices/SlicedList';
import * as styles from './ContentBox.css';

/** Shows what a version needs from outside, by label. Disk images have their own list, URNs are
 * below the technical details. */
export function VersionLinks({ version }: { version: ArtifactVersion }) {
  const userContent = useUserContent();
  const links = version.links.filter(({ urn }) => readUrn(urn)?.kind !== 'image');
  if (links.length === 0) return null;
  return (
    <div className={`${styles.group} ${small}`}>
      <Heading depth={2} className={styles.groupTitle}>
        Links
      </Heading>
      <SlicedList className={styles.images} items={links}>
        {({ label, verified }, index) => (
          <li key={index} className={styles.image}>
            <div className={styles.imageText}>
              <b {...userContent}>{label}</b>
              {verified && (
                <span className={styles.verified} title="The catalogue has checked this link">
                  {' '}
                  <Icon path={checkIcon} /> verified
                </span>
              )}
            </div>
          </li>
        )}
      </SlicedList>
    </div>
  );
}
