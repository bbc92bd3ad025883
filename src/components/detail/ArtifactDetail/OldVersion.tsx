import { artifactUrl } from '../../../domain/addresses/routes';
import {
  findVersion,
  isSameVersion,
  latestVersion,
} from '../../../domain/artifact/versions/versions';
import { Icon } from '../../ui/Icon/Icon';
import { infoIcon } from '../../ui/Icon/statusIcons';
import { useServices } from '../../services/TroviContext';
import type { VersionListProps } from '../VersionList/VersionList';
import * as styles from './ArtifactDetail.css';

/** Says that the chosen version is not the newest one, and links to that one. */
export function OldVersion({ artifact, version, sharingKey, onOpen }: VersionListProps) {
  const { linkBase } = useServices();
  const { id } = artifact;
  const chosen = version ? findVersion(artifact, version) : undefined;
  const newest = latestVersion(artifact);
  if (!chosen || !newest || isSameVersion(chosen, newest)) return null;
  return (
    <div className={styles.notice} role="status">
      <Icon path={infoIcon} />
      <p className={styles.noticeText}>
        <b>
          This is an older version, <bdi>{chosen.slug}</bdi>.
        </b>{' '}
        {linkBase && (
          <a
            href={artifactUrl(linkBase, id, { sharingKey })}
            onClick={onOpen && ((event) => onOpen(id, event))}
          >
            View the newest version{newest.slug && ', '}
            <bdi>{newest.slug}</bdi>
          </a>
        )}
      </p>
    </div>
  );
}
